import { z } from 'zod/mini';
import { lastEvents, noteEvent } from '@/backend/history/serverEvents';
import type { Checks } from '@/backend/host';
import { digest } from '@/backend/session/mailLink';
import type { Store } from '@/backend/store/port';
import { checkDue } from './checkDue';
import { checkedEdition, checkedTableNames } from './checkedParts';
import { fillChecks, type Place } from './fillChecks';
import { judgeChanged } from './judgeModelsets';

interface Parts {
  store: Store;
  checks: Checks;
  now(): Date;
}

/** How many records a step looks through for links and images, and how many of these it opens. */
const read = 500;
const opened = 20;

/** How far the records were looked through, and what for; `all` once no place is left. */
const walked = z.object({
  edition: z.string(),
  place: z.union([z.literal('all'), z.object({ area: z.enum(checkedTableNames), last: z.int() })]),
});

/**
 * Makes the step that a server takes again and again: it does a little of everything that is due. Its first steps look through all records,
 * from where the last server has come to; from then on writes say what is to be checked.
 */
export function createBackgroundChecks({ store, checks, now }: Parts): () => Promise<void> {
  let isFilled = false;
  const fill = async () => {
    if (isFilled) return;
    const edition = await digest(checkedEdition);
    const from = await placeOf(store, edition);
    const place = from === 'all' ? from : await walk(fillChecks(store, from));
    if (from !== 'all') await store.tx((tx) => noteEvent(tx, 'records_checked', now(), JSON.stringify({ edition, place })));
    isFilled = place === 'all';
  };
  return async () => {
    await fill();
    await judgeChanged(store, now());
    for (const kind of ['image', 'link'] as const) await checkDue({ store, checks, now: now() }, kind, opened);
  };
}

/** Looks through about as many records as a step does; returns the place that it has come to. */
async function walk(filling: ReturnType<typeof fillChecks>): Promise<Place | 'all'> {
  for (let count = 0; ; ) {
    const step = await filling.next();
    if (step.done) return 'all';
    count += step.value.count;
    if (count >= read) return step.value.place;
  }
}

/** Returns how far these records were looked through for just this. */
async function placeOf(store: Store, edition: string): Promise<Place | 'all' | undefined> {
  const { records_checked } = await lastEvents(store, ['records_checked']);
  const kept = walked.safeParse(JSON.parse(records_checked?.about ?? 'null')).data;
  return kept?.edition === edition ? kept.place : undefined;
}
