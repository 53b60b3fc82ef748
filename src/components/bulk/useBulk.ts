import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { type Outcome, type Plan, useEach } from './useEach';

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
