import { walkAll } from '@/backend/history/walk';
import type { Host } from '@/backend/host';
import { checkDue } from './checkDue';
import { judgeChanged } from './judgeModelsets';
import { checkingWalk } from './noteChecks';

/** Far more than a demo has. */
const most = 10_000;

/**
 * Makes the step that does all that is due, for a host that does nothing in the background: it is taken before findings are read. The
 * first step looks through all records.
 */
export function createCatchUp({ store, checks, now }: Pick<Host, 'store' | 'checks' | 'now'>): () => Promise<void> {
  let isFilled = false;
  return async () => {
    // A demo that was reset has none any more.
    if (!isFilled || (await store.count('content_check')) === 0) await walkAll(store, checkingWalk);
    isFilled = true;
    while ((await judgeChanged(store, now())) > 0);
    for (const kind of ['link', 'image'] as const) await checkDue({ store, checks, now: now() }, kind, most);
  };
}
