import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Person } from '@/backend/handler';
import type { Host } from '@/backend/host';
import { Refusal } from '@/backend/refusal';
import { unavailableIn } from '@/backend/store/port';
import { tables } from '@/backend/store/tables';
import { rowsOf } from '../backup/rowsOf';
import { repeat } from '../repeat';
import type { Tell } from './connect';
import type { Database } from './database';
import { errorCode } from './errorCode';
import { readOnly } from './hosts';
import { lastWrite } from './ownTables';
import { storeOn } from './postgresStore';
import { readingAgain } from './retry';

const { session } = tables;

/** Notes, as a part of a write or after one that was refused, whose it is: who reads it from a standby must find this mark there. */
export async function noteWriter(database: Database, person: number): Promise<void> {
  await database
    .insert(lastWrite)
    .values({ person, mark: randomUUID() })
    .onConflictDoUpdate({ target: lastWrite.person, set: { mark: sql`excluded.mark` } });
}

/** Up to which of its primary's bytes a standby has come; null where it is none. */
const replayed = sql<
  number | null
>`case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end`;

/** Returns what names a person's last write, as far as a database has it; undefined where it doesn't have their session. */
async function lastOf(database: Database, person: Person) {
  const [found] = await database
    .select({ mark: lastWrite.mark, replayed })
    .from(session)
    .leftJoin(lastWrite, eq(lastWrite.person, session.user_iid))
    .where(eq(session.iid, person.session));
  return found;
}

/** Returns how many bytes a primary has written. */
export async function writtenBy(primary: Database): Promise<number> {
  const written = sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as at`;
  const [row] = await rowsOf(primary, written, z.object({ at: z.number() }));
  return row?.at ?? 0;
}

/** Returns up to which of its primary's bytes a standby has come; null where it is none. */
export async function replayedBy(copy: Database): Promise<number | null> {
  const [row] = await rowsOf(copy, sql`select ${replayed} as at`, z.object({ at: z.number().nullable() }));
  return row?.at ?? null;
}

const second = 1000;
/** How long what was seen of a standby counts, in milliseconds: one that doesn't answer the next look is left alone. */
const validity = 3 * second;

/** Of a standby that hasn't yet had what the primary had since this process began: how far it is behind isn't known. */
const notSeenYet = '';

interface Parts {
  primary: Database;
  copy: Database;
  /** Which standby it is, in words. */
  title: string;
  /** How many seconds it may be behind. */
  mostBehind: number;
  tell: Tell;
  report(error: unknown): void;
  close(): Promise<void>;
}

interface Reads extends Pick<Host, 'fromCopy'> {
  close(): Promise<void>;
}

/** Keeps how far a primary was, for so many milliseconds; `isNear` says whether a standby has come as far as it was at some moment of these. */
function createPast(longest: number) {
  let past: { written: number; at: number }[] = [];
  return {
    note(written: number, at: number) {
      past = [...past.filter((each) => each.at > at - longest), { written, at }];
    },
    isNear: (has: number | null) => has !== null && past.some(({ written }) => written <= has),
  };
}

/**
 * Reads from a standby (ADR 102). Once a second it is looked whether that has all that the primary had a while ago. A call is read in one
 * transaction, so that what is asked first, whether the person's last write is there, holds for all that is read.
 */
export function openReads({ primary, copy, title, mostBehind, tell, report, close }: Parts): Reads {
  const began = performance.now();
  let usableUntil = Number.NEGATIVE_INFINITY;
  /** What is wrong with it. */
  let fault: string | undefined = notSeenYet;
  const past = createPast(mostBehind * second);

  /** Whether a standby, of several perhaps another one than was looked at, has what somebody wrote, and isn't too far behind. */
  async function hasAll(inside: Database, person: Person, wanted: Awaited<ReturnType<typeof lastOf>>): Promise<boolean> {
    const found = await lastOf(inside, person);
    return found !== undefined && found.mark === wanted?.mark && past.isNear(found.replayed);
  }

  async function faultNow(at: number): Promise<string | undefined> {
    try {
      past.note(await writtenBy(primary), at);
      const reached = await replayedBy(copy);
      if (reached === null) return 'is no standby';
      if (past.isNear(reached)) return undefined;
      return at - began < mostBehind * second ? notSeenYet : `is more than ${mostBehind} s behind`;
    } catch (error) {
      return `can’t be compared with its primary (${unavailableIn(error)?.reason ?? String(error)})`;
    }
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const found = await faultNow(at);
    usableUntil = found === undefined ? at + validity : Number.NEGATIVE_INFINITY;
    if (found && !fault) tell(`${title}, which is to serve lists, ${found}: the primary serves all until it is well`);
    if (found === undefined && fault !== undefined) tell(`${title} serves lists`);
    fault = found;
  }

  const end = repeat(look, second, report);
  return {
    async fromCopy(person, work) {
      if (performance.now() > usableUntil) return undefined;
      const wanted = await readingAgain(() => lastOf(primary, person));
      try {
        return await copy.transaction(
          async (inside) => ((await hasAll(inside, person, wanted)) ? { answer: await work(storeOn(inside)) } : undefined),
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        );
      } catch (error) {
        if (error instanceof Refusal) throw error;
        // The next look tells of a standby that has gone; it may also have ended what stood in the way of its primary's changes.
        const away = unavailableIn(error);
        if (!away || errorCode(away.cause) === readOnly) report(error);
        return undefined;
      }
    },
    // A standby that doesn't answer holds up no stop.
    close: () => Promise.race([end().then(close), setTimeout(validity)]),
  };
}
