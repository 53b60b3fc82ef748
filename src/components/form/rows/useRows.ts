import { type ClipboardEvent, type KeyboardEvent, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useEvent, useTranslate, useWrappedSource } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useRowName } from '@/components/form/fieldNames';
import { FormSchema } from '@/components/form/fieldRules';
import { focusFirstInput } from '@/components/form/focusFirstInput';
import { blank } from '@/components/form/work/editing';
import { flushInputs } from '@/components/form/work/lateInputs';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';
import { marked } from '@/components/ui/marks';
import { fieldAt } from '@/contract/leaves';
import { rowsOf } from '@/contract/rows';
import { pastedLines } from './pastedLines';
import { isBlank, useSpareRows } from './spareRows';

/**
 * Returns a form list's rows, `line` being the field of a row that is one line of text, the functions that change them, and the text
 * announced after a change; it also moves the focus.
 */
export function useRows(source: string, line?: string) {
  const translate = useTranslate();
  const rowName = useRowName();
  const name = useWrappedSource(source);
  const { schema } = useContext(FormSchema);
  const { row, max = 0, min = 0 } = rowsOf(fieldAt(schema, name)) ?? {};
  const empty = row ? blank(row) : {};
  // A row's data may have an `id` of its own.
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'rowKey' });
  const { setValue } = useFormContext();
  const [news, setNews] = useState('');
  const { place, focusNext } = useFocusNext();
  const count = fields.length;

  const moveRow = useEvent((from: number, to: number) => {
    const isAtEnd = to < 0 || to >= count;
    setNews(translate(isAtEnd ? 'ui.tree_at_end' : 'ui.tree_moved', { name: rowName(name, from + 1), place: to + 1, count }));
    if (isAtEnd) return;
    const focused = document.activeElement;
    move(from, to);
    // The row's element only moves: its focused control keeps the focus.
    focusNext((rows) => (focused instanceof HTMLElement && !focused.matches(':disabled') ? focused : rows[to]));
  });

  const removeRow = useEvent((index: number) => {
    setNews(translate('ui.row_removed', { name: rowName(name, index + 1) }));
    remove(index);
    focusNext((rows, button) => rows[index] ?? rows.at(-1) ?? button);
  });

  const addRow = () => {
    append(empty, { shouldFocus: false });
    focusNext((rows) => rows.at(-1), focusFirstInput);
  };

  const add = count < max ? addRow : undefined;
  const go = (index: number) => focusNext((rows) => rows[index], focusFirstInput);
  const fill = (index: number, texts: readonly string[]): boolean => {
    if (!line || index + texts.length > max) return false;
    const filled = texts.map((text) => ({ ...empty, [line]: `<p>${text}</p>` }));
    for (const [offset, values] of filled.slice(0, count - index).entries())
      setValue(`${name}.${index + offset}.${line}`, values[line], { shouldDirty: true });
    if (index + filled.length > count) append(filled.slice(count - index), { shouldFocus: false });
    setNews(translate('ui.rows_filled', { smart_count: texts.length }));
    go(index + texts.length - 1);
    return true;
  };
  useSpareRows(line && name, min);
  const keys = useLines({ name, field: line, place, add, go, fill });

  return {
    keys,
    rows: fields.map(({ rowKey }) => rowKey),
    place,
    news,
    add,
    remove: count > min ? removeRow : undefined,
    move: moveRow,
  };
}

type Target = (rows: readonly HTMLElement[], button: HTMLElement | undefined) => HTMLElement | undefined;

type Focus = (element: HTMLElement) => void;
const itself: Focus = (element) => element.focus();

/** Returns a function that moves the focus once the changed rows are rendered. */
function useFocusNext() {
  const place = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ of: Target; focus: Focus }>();
  useLayoutEffect(() => {
    if (!target || !place.current) return;
    const rows = rowsIn(place.current);
    const element = target.of(rows, place.current.querySelector<HTMLElement>(`:scope > ${marked('add')}`) ?? undefined);
    if (element) target.focus(element);
  }, [target]);
  return { place, focusNext: (of: Target, focus = itself) => setTarget({ of, focus }) };
}

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
function useLines({ name, field, place, add, go, fill }: UseLines) {
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
const rowsIn = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(`:scope > ${marked('row')}`) ?? []),
];

/** Enter that begins a new item or a line of code stays the editor's. */
const isPlainEnter = ({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !(shiftKey || ctrlKey || metaKey || altKey || isOfInputMethod(nativeEvent)) &&
  !document.getSelection()?.anchorNode?.parentElement?.closest('[role=textbox] :is(li, pre, table)');
