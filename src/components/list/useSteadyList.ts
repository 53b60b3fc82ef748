import { useState } from 'react';
import { type ListControllerResult, useListContext } from 'react-admin';

/** What is made anew with each render of the list, and may say the same as before. */
const remade = new Set(['sort', 'filter', 'filterValues', 'displayedFilters', 'selectedIds']);

/**
 * The list as before, as long as it says the same: react-admin makes it anew whenever it is drawn, as when it notes the address in its
 * store after each step, and all that shows a part of it would be drawn twice. What changes a list acts on what it says.
 */
export function useSteadyList(): ListControllerResult {
  const list = useListContext();
  const [kept, keep] = useState(list);
  if (kept === list || saysTheSame(kept, list)) return kept;
  keep(list);
  return list;
}

function saysTheSame(one: ListControllerResult, other: ListControllerResult): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(key, Reflect.get(one, key), Reflect.get(other, key)));
}

function isSame(key: string, one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (remade.has(key)) return JSON.stringify(one) === JSON.stringify(other);
  return key !== 'exporter' && typeof one === 'function' && typeof other === 'function';
}
