import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { useEvent, useTranslate, useWrappedSource } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useRowName } from '@/components/form/fieldNames';
import { FormSchema } from '@/components/form/fieldRules';
import { focusFirstInput } from '@/components/form/focusFirstInput';
import { blank } from '@/components/form/work/editing';
import { fieldAt } from '@/contract/leaves';
import { rowsOf } from '@/contract/rows';
import { useSpareRows } from './spareRows';
import { rowsIn, useLines } from './useLines';

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
    const element = target.of(rows, place.current.querySelector<HTMLElement>(':scope > [data-add]') ?? undefined);
    if (element) target.focus(element);
  }, [target]);
  return { place, focusNext: (of: Target, focus = itself) => setTarget({ of, focus }) };
}
