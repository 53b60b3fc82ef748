import { rowsOf } from '@server/backup/rowsOf';
import { readConfig } from '@server/config';
import type { Started } from '@server/start';
import { type Connection, connect } from '@server/store/connect';
import { createPostgresStore } from '@server/store/postgresStore';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type StoreUnavailable, unavailableIn } from '@/backend/store/port';
import { calls } from '@/contract';
import { afterFile } from './leftovers';
import { programs, startCluster } from './postgresCluster';
import { chooseFirst, credentials, type Lines, ownFolder, send, signIn, startServer } from './testServer';

const lines: Lines = [];
const reported: unknown[] = [];
const told: string[] = [];
let url: string;
/** Looks at the others: in a transaction it would see what it has seen first. */
let other: Client;
let locker: Client;
let opened: Connection;
let server: Started;
let access: string;

/** Ends the connection whose statement matches, once there is one. */
const kill = (what: string) =>
  vi.waitFor(
    async () => {
      const { rowCount } = await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query ilike $1',
        [what],
      );
      expect(rowCount).toBeGreaterThan(0);
    },
    { timeout: 20_000 },
  );
const failureOf = (work: Promise<unknown>): Promise<StoreUnavailable | undefined> =>
  work.then(() => expect.fail('It was done'), unavailableIn);
const isWaiting = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await other.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      expect(rowCount).toBeGreaterThan(0);
    },
    { timeout: 20_000 },
  );

describe.skipIf(!programs)('a connection to PostgreSQL that is lost', () => {
  beforeAll(async () => {
    url = await startCluster(programs ?? '');
    const variables = {
      DATABASE_URL: url,
      DATABASE_POOL: '2',
      DATA_DIR: ownFolder(),
      SEED: 'none',
      STAFF_EMAIL: credentials.email,
    };
    server = await startServer(variables, lines);
    ({ access } = await signIn(server, await chooseFirst(server)));
    const config = readConfig({ DATABASE_URL: url, DATABASE_POOL: '1' });
    opened = await connect(
      config,
      (error) => void reported.push(error),
      (text) => void told.push(text),
    );
    afterFile(() => opened.close());
    [other, locker] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
    for (const client of [other, locker]) {
      await client.connect();
      afterFile(() => client.end());
    }
  }, 300_000);

  const create = (name: string) =>
    send(server, 'POST', calls.createCategory.path, { category_name: name, course_categories_code: name }, access);

  test('while a call writes: 503 with a sentence, the cause in the log, and the next try succeeds', async () => {
    await locker.query('begin; lock table course_category in share mode');
    const answer = create('Lost');
    await isWaiting();
    await kill('%insert into "course_category"%');
    const response = await answer;
    expect([response.status, await response.json()]).toEqual([503, { msg: 'The database does not answer just now' }]);
    await locker.query('rollback');
    expect(lines.join('\n')).toContain('StoreUnavailable: The database doesn’t answer: ');
    expect(lines.join('\n')).toMatch(/terminating connection|Connection terminated/);
    expect(lines.join('\n')).not.toMatch(/rollback|queryable/);
    expect((await create('Lost')).status).toBe(200);
  });

  test('while a call reads: it is read again, and answered', async () => {
    await locker.query('begin; lock table course_category in access exclusive mode');
    const answer = send(server, 'GET', calls.getAllCourseCategory.path, undefined, access);
    await isWaiting();
    await kill('%from "course_category"%');
    await locker.query('rollback');
    expect((await answer).status).toBe(200);
  });

  test('between two statements, a few times: the only connection of a pool is replaced, and a process goes on', async () => {
    const { database } = opened;
    for (let time = 0; time < 3; time += 1) {
      const lost = failureOf(
        database.transaction(async (transaction) => {
          await transaction.execute(sql`select 'between'`);
          await kill("%'between'%");
          await new Promise((resolve) => setTimeout(resolve, 100));
          await transaction.execute(sql`select 2`);
        }),
      );
      expect(await lost).toMatchObject({ kind: 'lost', reason: expect.stringContaining('terminating connection') });
    }
    expect(await database.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  });

  test('while nobody uses it: that is reported', async () => {
    await opened.database.execute(sql`select 'idle'`);
    await kill("%'idle'%");
    await vi.waitFor(() => expect(reported).toHaveLength(1), { timeout: 20_000 });
  });

  test('a refusal of the database and one of the work come out as they are, and keep the connection', async () => {
    const { database } = opened;
    const pidOf = () => rowsOf(database, sql`select pg_backend_pid() as pid`, z.object({ pid: z.int() }));
    const before = await pidOf();
    await expect(database.execute(sql`select nothing`)).rejects.toMatchObject({ cause: { code: '42703' } });
    await expect(database.transaction((inside) => inside.execute(sql`select nothing`))).rejects.toMatchObject({
      cause: { code: '42703' },
    });
    const own = new Error('of the work');
    await expect(database.transaction(() => Promise.reject(own))).rejects.toBe(own);
    expect(await pidOf()).toEqual(before);
  });

  test('each transaction has limits, which leave nothing behind; a lock that isn’t given is no fault of a call', async () => {
    const { database } = opened;
    const limit = sql`select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`;
    await database.transaction(async (inside) => {
      expect(await inside.execute(limit)).toMatchObject({ rows: [{ lock: '20s', idle: '1min' }] });
    });
    expect(await database.execute(limit)).toMatchObject({ rows: [{ lock: '0', idle: '0' }] });
    await locker.query('begin; lock table course_category in access exclusive mode');
    const waiting = failureOf(
      database.transaction(async (inside) => {
        await inside.execute(sql`set local lock_timeout = '50ms'`);
        await inside.execute(sql`select 1 from course_category`);
      }),
    );
    expect(await waiting).toMatchObject({ kind: 'busy', reason: expect.stringContaining('lock timeout') });
    await locker.query('rollback');
  });

  test('a database that can’t be reached says why', async () => {
    const { database, close } = await connect(
      readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
      () => undefined,
    );
    const store = createPostgresStore(database, close);
    expect(await failureOf(store.count('faq'))).toMatchObject({ kind: 'busy', reason: expect.stringContaining('ECONNREFUSED') });
    expect(await failureOf(store.tx(async () => 1))).toMatchObject({ kind: 'busy' });
    await store.close();
  });

  test('a start after one that was killed waits as long as its lease lasts, and says so; the lease of a long start is renewed', async () => {
    await other.query("insert into drizzle.migration_lock values (1, 'stopped', now() + interval '1 second')");
    const left = async () => (await other.query('select holder, expires_at from drizzle.migration_lock where id = 1')).rows[0];
    const fill = async () => {
      const first = await left();
      expect(first.expires_at.getTime() - Date.now()).toBeLessThan(31_000);
      await vi.waitFor(async () => expect((await left()).expires_at).not.toEqual(first.expires_at), {
        timeout: 40_000,
        interval: 500,
      });
    };
    await opened.migrate({ fill });
    expect(told).toEqual([expect.stringContaining('Another server migrates the database')]);
    expect(await left()).toBeUndefined();
  });
});
