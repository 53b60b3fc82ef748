import { topLayer } from './topLayer';

const steps = new Map([
  ['j', 1],
  ['k', -1],
]);

/** Moves the focus to the next or the previous row of the list on the screen; returns false without one. */
export function moveRow(key: string): boolean {
  const step = steps.get(key);
  if (step === undefined) return false;
  const rows = [...topLayer().querySelectorAll('tbody tr[aria-rowindex]')];
  const from = rows.findIndex((row) => row.contains(document.activeElement));
  // If no row has the focus, it goes to the first, or on the way up to the last.
  const row = from < 0 ? rows.at(step > 0 ? 0 : -1) : rows[from + step];
  row?.querySelector<HTMLElement>('a[href], button')?.focus();
  return rows.length > 0;
}
