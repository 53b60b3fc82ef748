import type { RaRecord } from 'react-admin';
import { highlightRows } from '@/components/ui/feedback/highlight';
import { endsAll, type Fault, faultsOf } from './faults';
import { useOneByOne } from './useOneByOne';

/** How many calls run at the same time where their order doesn't matter. */
export const atOnce = 4;

/**
 * How something is done with each of several records: how many calls run at the same time, and the call for one record, which may reject.
 */
export interface Plan {
  atOnce: number;
  each: (record: RaRecord) => Promise<unknown>;
}

/** A record that was refused, and why. */
export interface Refusal {
  record: RaRecord;
  faults: readonly Fault[];
}

/** The result for many records. */
export interface Outcome {
  done: readonly RaRecord[];
  refused: readonly Refusal[];
  /** Records that weren't begun, because the person stopped it or they would have failed the same way. */
  left: readonly RaRecord[];
  /** The failure that ended the work: the session is over, or there is no response. */
  end?: Error;
}

/** Tells whether all records were processed, so that nothing is left to correct. */
export const isWhole = ({ refused, left }: Outcome): boolean => refused.length + left.length === 0;

/** Does something with records of a resource, one by one; the processed ones are scrolled into view in their list. */
export function useEach() {
  const { run, share, stop } = useOneByOne();

  const start = async (resource: string, records: readonly RaRecord[], plan: Plan): Promise<Outcome> => {
    const since = Date.now();
    const results = await run(records, { atOnce: plan.atOnce, each: (record) => tried(record, plan.each) });
    const done = results.filter(({ isDone }) => isDone).map(({ record }) => record);
    if (done.length > 0) highlightRows({ resource, ids: done.map(({ id }) => id), since });
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
