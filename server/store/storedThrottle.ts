import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import { type Throttle } from '@/backend/host';
import { throttleOf, throttleWindow } from '@/backend/session/throttle';
import type { Database } from './database';
import { attempt } from './ownTables';
import { retrying } from './retry';

/** Counts tries in the database, for all processes that share it. */
export const createStoredThrottle = (database: Database, wait?: (milliseconds: number) => Promise<void>): Throttle =>
  throttleOf(
    {
      count: (key, now) => countTry(database, key, now),
      succeeded: async (key) => void (await database.delete(attempt).where(eq(attempt.key, hashed(key)))),
    },
    wait,
  );

async function countTry(database: Database, key: string, now: Date) {
  const ends_at = new Date(now.getTime() + throttleWindow).toISOString();
  const isOver = sql`${attempt.ends_at} <= ${now.toISOString()}`;
  const [window] = await retrying(() =>
    database
      .insert(attempt)
      .values({ key: hashed(key), tries: 1, ends_at })
      .onConflictDoUpdate({
        target: attempt.key,
        set: {
          tries: sql`case when ${isOver} then 1 else ${attempt.tries} + 1 end`,
          // A try too many doesn't make anybody wait longer.
          ends_at: sql`case when ${isOver} then excluded.ends_at else ${attempt.ends_at} end`,
        },
      })
      .returning(),
  );
  return { tries: window?.tries ?? 1, ends: Date.parse(window?.ends_at ?? ends_at) };
}

/** Removes the counts whose minute is over. */
export const removeOldAttempts = async (database: Database, now: Date): Promise<void> =>
  void (await database.delete(attempt).where(lte(attempt.ends_at, now.toISOString())));

/** A key has somebody's mail. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');
