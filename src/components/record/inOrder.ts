import { Children, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useMayWrite } from '@/providers/auth/rights';

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

/**
 * Tells whether an action changes nothing: one that shows the record or prints it, or that says so by `reads`. Of any other, only who may
 * change the record has it.
 */
const isReading = (action: ReactNode): boolean => {
  if (!isValidElement<Conditional>(action)) return false;
  const { reads = false, ofRow = false } = action.props;
  const type: unknown = action.type;
  const isSaid = typeof type === 'function' && 'reads' in type;
  return reads || ofRow || isSaid || placeOf(action) === places.view || placeOf(action) === places.print;
};

/** Returns those of the actions that the person may do. */
export function useAllowed(actions: readonly ReactNode[]): readonly ReactNode[] {
  return useMayWrite() ? actions : actions.filter(isReading);
}

interface Conditional {
  reads?: boolean;
  ofRow?: boolean;
  fits?: (record: RaRecord) => boolean;
}
