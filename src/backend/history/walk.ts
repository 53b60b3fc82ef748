import { z } from 'zod/mini';
import { lastEvents, noteEvent, type ServerEvent } from '@/backend/history/serverEvents';
import type { Fields } from '@/backend/history/touchedRows';
import { digest } from '@/backend/session/mailLink';
import type { Store } from '@/backend/store/port';
import { type TableName, tableNames } from '@/backend/store/tables';

/** How many records are read at once. */
const portion = 500;

/** A walk through all rows of some tables, for what writes keep in step from then on. */
export interface Walk {
  tables: readonly TableName[];
  /** Does what is to be done of some rows, which are locked meanwhile so that none is changed beside it. */
  each(tx: Store, table: TableName, rows: readonly (Fields & { iid: number })[]): Promise<void>;
}

/** Up to which record a walk has come. */
const place = z.object({ area: z.enum(tableNames), last: z.int() });
type Place = z.infer<typeof place>;

/**
 * Walks on from a place, by default from the beginning, a portion at a time: writes don't do it for the records of a seed, or of a version
 * that did less. Yields how many records it has read after each portion, and the place that it has come to.
 */
export async function* walkRecords(
  store: Store,
  { tables, each }: Walk,
  from?: Place,
): AsyncGenerator<{ count: number; place: Place }, void> {
  const begun = from ? tables.findIndex((area) => area === from.area) : 0;
  for (const area of tables.slice(Math.max(begun, 0))) {
    for (let last: number | undefined = area === from?.area ? from.last : 0; last !== undefined; ) {
      const read: number[] = await store.tx(async (tx) => {
        const rows = await tx.list(area, { where: { iid: { gt: last } }, sort: ['iid'], limit: portion, lock: 'lock' });
        await each(tx, area, rows);
        return rows.map(({ iid }) => iid);
      });
      const end = read.at(-1);
      yield { count: read.length, place: { area, last: end ?? last } };
      last = read.length < portion ? undefined : end;
    }
  }
}

/** Walks to the end. */
export async function walkAll(store: Store, walk: Walk): Promise<void> {
  const steps = walkRecords(store, walk);
  while (!(await steps.next()).done);
}

/** How far the records were walked through, and what for; `all` once no place is left. */
const walked = z.object({ edition: z.string(), place: z.union([z.literal('all'), place]) });

interface Steps extends Walk {
  store: Store;
  now(): Date;
  /** The event that says how far it has come. */
  event: ServerEvent;
  /** What it is for: records that were walked through by another version's may have more. */
  edition: string;
}

/**
 * Makes the step that a server takes again and again, a part of a walk, from where the last server has come to; it returns whether the
 * walk has come to its end.
 */
export function createWalk({ store, now, event, edition, ...walk }: Steps): () => Promise<boolean> {
  return async () => {
    const own = await digest(edition);
    const from = await placeOf(store, event, own);
    if (from === 'all') return true;
    const come = await aFewPortions(walkRecords(store, walk, from));
    await store.tx((tx) => noteEvent(tx, event, now(), JSON.stringify({ edition: own, place: come })));
    return come === 'all';
  };
}

/** Walks through about as many records as a portion has, of small tables several; returns the place that it has come to. */
async function aFewPortions(steps: ReturnType<typeof walkRecords>): Promise<Place | 'all'> {
  for (let count = 0; ; ) {
    const step = await steps.next();
    if (step.done) return 'all';
    count += step.value.count;
    if (count >= portion) return step.value.place;
  }
}

/** Returns how far these records were walked through for just this. */
async function placeOf(store: Store, event: ServerEvent, edition: string): Promise<Place | 'all' | undefined> {
  const { [event]: last } = await lastEvents(store, [event]);
  const kept = walked.safeParse(JSON.parse(last?.about ?? 'null')).data;
  return kept?.edition === edition ? kept.place : undefined;
}
