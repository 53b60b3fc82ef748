import { Children, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** Where what can be done with a row stands among the others, in every list: what changes its state and what takes it away come last. A record's own screen prints it, too. */
export const places = { view: 0, edit: 1, own: 2, print: 3, state: 4, delete: 5 } as const;

/** What can be done with a row in the order of every list: by the `place` of each, without one among the list's own. */
export const inOrder = (actions: ReactNode): ReactNode[] =>
  Children.toArray(actions).toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(action: ReactNode): number {
  const type: unknown = isValidElement(action) ? action.type : undefined;
  return hasPlace(type) ? Number(type.place) : places.own;
}

/** Whether elements of a type are something that can be done with a row, at a place of their own. */
export const hasPlace = (type: unknown): type is { place: unknown } => typeof type === 'function' && 'place' in type;

/** Of what can be done with records, what can be done with this one. */
export const fittingIn = (actions: readonly ReactNode[], record: RaRecord | undefined): ReactNode[] =>
  actions.filter((action) => !isValidElement<Conditional>(action) || !record || (action.props.fits?.(record) ?? true));

/** Whether it neither changes a record's state nor takes it away. */
export const isHarmless = (action: ReactNode): boolean => placeOf(action) < places.state;

interface Conditional {
  fits?: (record: RaRecord) => boolean;
}
