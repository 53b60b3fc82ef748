import { topLayer } from './topLayer';

const steps = new Map([
  ['j', 1],
  ['k', -1],
]);

/** Brings the focus to the next or the previous row of the list on the screen; false where there is none. */
export function moveRow(key: string): boolean {
  const step = steps.get(key);
  if (step === undefined) return false;
  const rows = [...topLayer().querySelectorAll('tbody tr[aria-rowindex]')];
  const from = rows.findIndex((row) => row.contains(document.activeElement));
  // Who is in no row comes to the first, or from below to the last.
  const row = from < 0 ? rows.at(step > 0 ? 0 : -1) : rows[from + step];
  row?.querySelector<HTMLElement>('a[href], button')?.focus();
  return rows.length > 0;
}
