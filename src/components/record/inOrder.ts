import { Children, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** The order of row actions in every list: those that change the state or delete come last. `print` is used in a record's own screen. */
export const places = { view: 0, edit: 1, own: 2, print: 3, state: 4, delete: 5 } as const;

/** Sorts row actions into the order of every list, by the `place` of each; one without a place is among the list's own. */
export const inOrder = (actions: ReactNode): ReactNode[] =>
  Children.toArray(actions).toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(action: ReactNode): number {
  const type: unknown = isValidElement(action) ? action.type : undefined;
  return hasPlace(type) ? Number(type.place) : places.own;
}

/** Tells whether elements of a type are row actions with a place of their own. */
export const hasPlace = (type: unknown): type is { place: unknown } => typeof type === 'function' && 'place' in type;

/** Returns those of the actions that apply to this record. */
export const fittingIn = (actions: readonly ReactNode[], record: RaRecord | undefined): ReactNode[] =>
  actions.filter((action) => !isValidElement<Conditional>(action) || !record || (action.props.fits?.(record) ?? true));

/** Tells whether an action neither changes a record's state nor deletes it. */
export const isHarmless = (action: ReactNode): boolean => placeOf(action) < places.state;

interface Conditional {
  fits?: (record: RaRecord) => boolean;
}
