import { Children, isValidElement, type ReactNode } from 'react';
import { DeleteLink, EditLink, ViewLink } from './RowLink';

/** What can be done with a row in the order that every list has: view, edit, what is its own, and delete at the end. */
export const inOrder = (actions: ReactNode): ReactNode[] =>
  Children.toArray(actions).toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(action: ReactNode): number {
  const known = [ViewLink, EditLink, undefined, DeleteLink].findIndex((link) => isValidElement(action) && action.type === link);
  return known < 0 ? 2 : known;
}
