import { useState } from 'react';
import { type RaRecord, type SortPayload, useListContext } from 'react-admin';
import { type Outcome, type Plan, useEach } from './useEach';

/** Tells whether a list is sorted by newest first. */
export const isNewestFirst = ({ field, order }: SortPayload): boolean => field === 'id' && order === 'DESC';

/** Returns the chosen records in the order in which they are processed: their list's order, reversed if it begins with the newest. */
export const inTurn = (records: readonly RaRecord[], sort: SortPayload): readonly RaRecord[] =>
  isNewestFirst(sort) ? records.toReversed() : records;

/**
 * Does something with chosen records of the list around it, one by one: those that were chosen when the question about them opened. The
 * processed ones are unselected; the others stay chosen, and are `meant` from then on.
 */
export function useBulk(records: readonly RaRecord[]) {
  const { resource, selectedIds, onSelect } = useListContext();
  const { start: begin, share, stop } = useEach();
  const [meant, setMeant] = useState(records);

  const start = async (plan: Plan): Promise<Outcome> => {
    const outcome = await begin(resource, meant, plan);
    const done = new Set(outcome.done.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !done.has(id)));
    setMeant(meant.filter(({ id }) => !done.has(id)));
    return outcome;
  };
  return { meant, start, share, stop };
}
