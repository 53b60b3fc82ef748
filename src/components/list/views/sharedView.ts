import { type ListLook, searchOf } from './savedViews';

/** The parameter of an address that names the hidden columns of a shared view. */
const hiddenParameter = 'hidden';

/** The search of the address that shows a view to somebody else, with its hidden columns. */
export const sharedSearchOf = (look: ListLook): string =>
  `${searchOf(look)}&${new URLSearchParams({ [hiddenParameter]: look.hidden.join(',') })}`;

/** Reads the hidden columns of such a search, written as there; undefined if it isn't one. */
export const hiddenIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(hiddenParameter)?.replaceAll(/[^\w,]/g, '');

/** Returns such a search without its hidden columns, which the list keeps elsewhere; any other as it is. */
export function withoutHidden(search: string): string {
  const left = new URLSearchParams(search);
  if (!left.has(hiddenParameter)) return search;
  left.delete(hiddenParameter);
  return `?${left}`;
}
