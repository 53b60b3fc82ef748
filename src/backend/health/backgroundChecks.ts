import { createWalk } from '@/backend/history/walk';
import type { Checks } from '@/backend/host';
import type { Store } from '@/backend/store/port';
import { checkDue } from './checkDue';
import { checkedEdition } from './checkedParts';
import { judgeChanged } from './judgeModelsets';
import { checkingWalk } from './noteChecks';

interface Parts {
  store: Store;
  checks: Checks;
  now(): Date;
}

/** How many links and images a step opens. */
const opened = 20;

/**
 * Makes the step that a server takes again and again: it does a little of everything that is due. Its first steps look through all records;
 * from then on writes say what is to be checked.
 */
export function createBackgroundChecks({ store, checks, now }: Parts): () => Promise<void> {
  const fill = createWalk({ store, now, event: 'records_checked', edition: checkedEdition, ...checkingWalk });
  return async () => {
    await fill();
    await judgeChanged(store, now());
    for (const kind of ['image', 'link'] as const) await checkDue({ store, checks, now: now() }, kind, opened);
  };
}
