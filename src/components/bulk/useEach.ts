import type { RaRecord } from 'react-admin';
import { land } from '@/components/feedback/landing';
import { endsAll, type Fault, faultsOf } from './faults';
import { useOneByOne } from './useOneByOne';

/** How many calls are on their way together, where none goes by their order. */
export const atOnce = 4;

/** How something is done with each of several records: how many are on their way together, and the call about one, which rejects. */
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
  done: readonly RaRecord[];
  refused: readonly Refusal[];
  /** Those that weren't begun, because it was stopped or others would have failed the same way. */
  left: readonly RaRecord[];
  /** The failure that ended it: the session is over, or no answer comes. */
  end?: Error;
}

/** Whether it is done with all of them: then there is nothing to be mended. */
export const isWhole = ({ refused, left }: Outcome): boolean => refused.length + left.length === 0;

/** Does something with records of a resource, one by one; its list brings those that it was done with into sight. */
export function useEach() {
  const { run, share, stop } = useOneByOne();

  const start = async (resource: string, records: readonly RaRecord[], plan: Plan): Promise<Outcome> => {
    const since = Date.now();
    const results = await run(records, { atOnce: plan.atOnce, each: (record) => tried(record, plan.each) });
    const done = results.filter(({ isDone }) => isDone).map(({ record }) => record);
    if (done.length > 0) land({ resource, ids: done.map(({ id }) => id), isNew: false, since });
    const end = results.find(({ isEnd }) => isEnd)?.error;
    const refused = results.filter(({ isDone, isEnd }) => !isDone && !isEnd);
    const over = new Set([...done, ...refused.map(({ record }) => record)]);
    return { done, refused, left: records.filter((record) => !over.has(record)), ...(end instanceof Error && { end }) };
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
