import { type RaRecord, useListContext } from 'react-admin';
import { land } from '@/components/feedback/landing';
import { endsAll, type Fault, faultsOf } from './faults';
import { useOneByOne } from './useOneByOne';

/** How something is done with each of the chosen records: how many are on their way together, and the call about one, which rejects. */
export interface Plan {
  atOnce: number;
  each: (record: RaRecord) => Promise<unknown>;
}

/** A record with which it couldn't be done, and why. */
export interface Refusal {
  record: RaRecord;
  faults: readonly Fault[];
}

/** What came of many. */
export interface Outcome {
  done: number;
  refused: readonly Refusal[];
  /** How many weren't begun, because it was stopped or others would have failed the same way. */
  left: number;
  /** The failure that ended it: the session is over, or no answer comes. */
  end?: Error;
}

/** Whether it is done with all of them: then there is nothing to be mended. */
export const isWhole = ({ refused, left }: Outcome): boolean => refused.length + left === 0;

/** Does something with the chosen records of the list round it, one by one. What it is done with is chosen no more; the others stay so. */
export function useBulk() {
  const { resource, selectedIds, onSelect } = useListContext();
  const { run, share, stop } = useOneByOne();

  const start = async (records: readonly RaRecord[], { atOnce, each }: Plan): Promise<Outcome> => {
    const since = Date.now();
    const results = await run(records, { atOnce, each: (record) => tried(record, each) });
    const ids = results.filter(({ isDone }) => isDone).map(({ record }) => record.id);
    const done = new Set(ids);
    onSelect(selectedIds.filter((id) => !done.has(id)));
    if (ids.length > 0) land({ resource, ids, isNew: false, since });
    const end = results.find(({ isEnd }) => isEnd)?.error;
    const refused = results.filter(({ isDone, isEnd }) => !isDone && !isEnd);
    return {
      done: ids.length,
      refused,
      left: records.length - ids.length - refused.length,
      ...(end instanceof Error && { end }),
    };
  };
  return { start, share, stop };
}

interface Tried extends Refusal {
  isDone: boolean;
  isEnd: boolean;
  error?: unknown;
}

async function tried(record: RaRecord, each: Plan['each']): Promise<Tried> {
  try {
    await each(record);
    return { record, faults: [], isDone: true, isEnd: false };
  } catch (error) {
    return { record, faults: faultsOf(error), isDone: false, isEnd: endsAll(error), error };
  }
}
