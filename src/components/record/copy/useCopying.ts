import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useShown } from '@/components/form/work/useShown';
import { endsAll } from '@/components/record/bulk/faults';
import { useOneByOne } from '@/components/record/bulk/useOneByOne';
import { type CopyResults, type CopyStep, openSteps, tryStep } from './copyPlan';

const none: CopyResults = new Map();

/**
 * Makes the records of a copy, one after the other. What was made stays made: starting again goes on with the rest. If the popup is closed
 * meanwhile, nothing more is begun, and a toast says how much was made.
 */
export function useCopying() {
  const notify = useNotify();
  const shown = useShown();
  const { run, share, stop } = useOneByOne();
  const [results, setResults] = useState(none);
  // What a run has made so far decides what its next step can make.
  const latest = useRef(none);

  const start = async (steps: readonly CopyStep[]): Promise<CopyResults> => {
    const open = openSteps(steps, latest.current);
    const now = new Map([...latest.current, ...open.map(({ key }) => [key, latest.current.get(key) ?? left] as const)]);
    latest.current = now;
    await run(open, {
      atOnce: 1,
      each: async (step) => {
        const result = await tryStep(step, now);
        now.set(step.key, result);
        return { isEnd: result.state === 'failed' && endsAll(result.error) };
      },
    });
    setResults(new Map(now));
    if (!shown.current)
      notify('copying.stopped', { type: 'info', messageArgs: { smart_count: madeIn(now), total: steps.length } });
    return now;
  };
  return { start, stop, share, results };
}

const left = { state: 'left' } as const;

/** How many records were made. */
export const madeIn = (results: CopyResults): number => [...results.values()].filter(({ state }) => state === 'made').length;
