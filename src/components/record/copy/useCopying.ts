import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useShown } from '@/components/form/work/useShown';
import { endsAll } from '@/components/record/bulk/faults';
import { useOneByOne } from '@/components/record/bulk/useOneByOne';
import { offered, type ToastAction } from '@/components/ui/feedback/toasts';
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

  /** `copyOf` returns the address of the copy, once that is made. */
  const start = async (steps: readonly CopyStep[], copyOf: (made: CopyResults) => string | undefined): Promise<CopyResults> => {
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
    const to = copyOf(now);
    const isWhole = openSteps(steps, now).length === 0;
    if (isWhole || !shown.current) {
      notify(isWhole ? 'copying.done' : 'copying.stopped', {
        type: isWhole ? 'success' : 'info',
        messageArgs: { smart_count: madeIn(now), total: steps.length },
        ...(to && { action: { label: 'copying.open', to } satisfies ToastAction, autoHideDuration: offered }),
      });
    }
    return now;
  };
  return { start, stop, share, results };
}

const left = { state: 'left' } as const;

/** How many records were made. */
export const madeIn = (results: CopyResults): number => [...results.values()].filter(({ state }) => state === 'made').length;
