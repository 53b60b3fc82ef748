import type { Checks } from '@/backend/host';
import type { Store } from '@/backend/store/port';
import { checkDue } from './checkDue';
import { fillChecks } from './fillChecks';
import { judgeChanged } from './judgeModelsets';

interface Parts {
  store: Store;
  checks: Checks;
  now(): Date;
}

const day = 24 * 60 * 60 * 1000;

/** How many records a step looks through for links and images, and how many of these it opens. */
const read = 500;
const opened = 20;

/** Makes the step that a server takes again and again: it does a little of everything that is due. */
export function createBackgroundChecks({ store, checks, now }: Parts): () => Promise<void> {
  let filling = fillChecks(store);
  let rests = 0;
  const fill = async () => {
    if (now().getTime() < rests) return;
    for (let count = 0; count < read; ) {
      const step = await filling.next();
      if (step.done) {
        filling = fillChecks(store);
        rests = now().getTime() + day;
        return;
      }
      count += step.value;
    }
  };
  return async () => {
    await fill();
    await judgeChanged(store, now());
    for (const kind of ['image', 'link'] as const) await checkDue({ store, checks, now: now() }, kind, opened);
  };
}
