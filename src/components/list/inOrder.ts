import { Children, isValidElement, type ReactNode } from 'react';

/** Where what can be done with a row stands among the others, in every list. */
export const places = { view: 0, edit: 1, own: 2, delete: 3 } as const;

/** What can be done with a row in the order of every list: by the `place` of each, without one among the list's own. */
export const inOrder = (actions: ReactNode): ReactNode[] =>
  Children.toArray(actions).toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(action: ReactNode): number {
  const type: unknown = isValidElement(action) ? action.type : undefined;
  return hasPlace(type) ? Number(type.place) : places.own;
}

/** Whether elements of a type are something that can be done with a row, at a place of their own. */
export const hasPlace = (type: unknown): type is { place: unknown } => typeof type === 'function' && 'place' in type;
