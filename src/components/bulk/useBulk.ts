import { type RaRecord, useListContext } from 'react-admin';
import { type Outcome, type Plan, useEach } from './useEach';

/** Does something with the chosen records of the list around it, one by one. The processed ones are unselected; the others stay chosen. */
export function useBulk() {
  const { resource, selectedIds, onSelect } = useListContext();
  const { start: begin, share, stop } = useEach();

  const start = async (records: readonly RaRecord[], plan: Plan): Promise<Outcome> => {
    const outcome = await begin(resource, records, plan);
    const done = new Set(outcome.done.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !done.has(id)));
    return outcome;
  };
  return { start, share, stop };
}
