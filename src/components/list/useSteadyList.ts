import { useState } from 'react';
import type { ListControllerResult } from 'react-admin';

/** Values that react-admin makes again with each render of the list, even if they are equal. */
const remade = new Set(['sort', 'filter', 'filterValues', 'displayedFilters', 'selectedIds']);

/**
 * Returns the same list object until its values change: react-admin makes another whenever it renders, as when it stores the address after
 * each step, and all parts of the list would render twice. Functions are compared by type alone.
 */
export function useSteadyList(list: ListControllerResult): ListControllerResult {
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
