import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { repeat } from '../repeat';
import type { Database } from './database';

/** A row for each work that only one server may do at a time, while one does it. It stands beside the migrator's own table, because migrations need it. */
const lock = pgSchema('drizzle').table('migration_lock', {
  id: integer().primaryKey(),
  holder: text().notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
const lockMade = [
  sql`create schema if not exists drizzle`,
  sql`create table if not exists ${lock} (id integer primary key, holder text not null, expires_at timestamptz not null)`,
];

/** The works that only one server may do at a time, by their rows. */
const works = { migration: 1, backup: 2, chores: 3 };

/** In seconds. Whoever works renews it, so that a server which was killed holds back the next one no longer. */
export const lease = 30;
const expiry = sql`now() + ${lease} * interval '1 second'`;
const renewal = (lease / 3) * 1000;

/** Sees that there is a place for leases; one that nobody else can hold is free. */
export async function makeLeases(database: Database, isAlone: boolean): Promise<void> {
  // Of two servers that make the same at once, PostgreSQL refuses one; then it is there.
  for (const made of lockMade) await database.execute(made).catch(() => database.execute(made));
  if (isAlone) await database.delete(lock);
}

/**
 * Takes a lease if nobody holds it, or its holder's time is over, and renews it; returns what gives it back, or undefined where another has it.
 * `lost` is called if another has taken it all the same, because it couldn't be renewed in time.
 */
export async function takeLease(
  database: Database,
  work: keyof typeof works,
  report: (error: unknown) => void,
  lost: () => void = () => undefined,
): Promise<(() => Promise<void>) | undefined> {
  const holder = randomUUID();
  const taken = await database
    .insert(lock)
    .values({ id: works[work], holder, expires_at: expiry })
    .onConflictDoUpdate({ target: lock.id, set: { holder, expires_at: expiry }, setWhere: lt(lock.expires_at, sql`now()`) })
    .returning({ id: lock.id });
  if (taken.length === 0) return undefined;
  const own = eq(lock.holder, holder);
  const renew = async () => {
    const renewed = await database.update(lock).set({ expires_at: expiry }).where(own).returning({ id: lock.id });
    if (renewed.length === 0) lost();
  };
  const end = repeat(renew, renewal, report);
  return async () => {
    await end();
    await database.delete(lock).where(own);
  };
}

/** How long a process that has no turn waits before it asks again, in milliseconds. */
const turnPause = 5000;

/**
 * Takes turns at a work with other processes: `isOurs` tells whether this one has it, which it keeps until it ends or is killed, and `end`
 * gives it to the next.
 */
export function takeTurns(database: Database, work: keyof typeof works, report: (error: unknown) => void) {
  let giveBack: (() => Promise<void>) | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const end = async () => {
    await giveBack?.();
    giveBack = undefined;
  };
  async function ask(): Promise<void> {
    askedAt = performance.now();
    giveBack = await takeLease(database, work, report, () => void end().catch(report));
  }
  return {
    async isOurs(): Promise<boolean> {
      if (!giveBack && performance.now() - askedAt >= turnPause) asking = ask();
      await asking;
      return giveBack !== undefined;
    },
    end,
  };
}
