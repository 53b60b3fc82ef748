import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { flushInputs } from '@/components/form/work/lateInputs';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';
import { pastedLines } from './pastedLines';
import { isBlank } from './spareRows';

interface UseLines {
  /** The list's path in the form. */
  name: string;
  /** The text of a row, if a row is a line of text. */
  field: string | undefined;
  place: RefObject<HTMLElement | null>;
  /** Undefined if there can be no further row. */
  add: (() => void) | undefined;
  /** Focuses a row's text. */
  go: (index: number) => void;
  /** Fills rows from this one on with these texts, adding what is missing; false if there can't be so many. */
  fill: (index: number, texts: readonly string[]) => boolean;
}

/**
 * What the keyboard does in a list whose rows are lines of text: Enter goes on to the next, and after the last adds one; several pasted
 * lines fill as many blank rows.
 */
export function useLines({ name, field, place, add, go, fill }: UseLines) {
  const { getValues } = useFormContext();

  /** Returns the row whose text an event is about; -1 if it is about none, such as that of a dialog over it. */
  const rowOf = (target: EventTarget): number => {
    if (!(target instanceof Element) || !target.closest('[role=textbox], input:not([type=checkbox])')) return -1;
    return rowsIn(place.current).findIndex((row) => row.contains(target));
  };
  const valuesNow = (): unknown[] => {
    flushInputs();
    const values: unknown = getValues(name);
    return Array.isArray(values) ? values : [];
  };

  // In the capture phase: an editor would begin a line, and insert all of them.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const row = field && isPlainEnter(event) ? rowOf(event.target) : -1;
    if (row < 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (row < rowsIn(place.current).length - 1) go(row + 1);
    else add?.();
  };
  const onPasteCapture = (event: ClipboardEvent) => {
    const row = field ? rowOf(event.target) : -1;
    const lines = row < 0 ? [] : pastedLines(event.clipboardData);
    if (lines.length < 2 || !valuesNow().slice(row).every(isBlankText)) return;
    if (!fill(row, lines)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isBlankText = (row: unknown): boolean => field !== undefined && isBlank({ [field]: Object(row)[field] });
  return { onKeyDownCapture, onPasteCapture };
}

/** The elements of a list's rows. */
export const rowsIn = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? []),
];

/** Enter that begins a new item or a line of code stays the editor's. */
const isPlainEnter = ({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !(shiftKey || ctrlKey || metaKey || altKey || isOfInputMethod(nativeEvent)) &&
  !document.getSelection()?.anchorNode?.parentElement?.closest('[role=textbox] :is(li, pre, table)');
