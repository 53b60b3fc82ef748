import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { cleanHtml } from '@server/host/cleanHtml';
import { standardMenu } from '@server/host/host';
import { createPgliteStore } from '@server/store/pgliteStore';
import { countAnew } from '@server/store/rowCounts';
import { versionOf } from '@server/store/versions';
import { drizzle } from 'drizzle-orm/pglite';
import { shapeChecks } from '@/backend/health/shapeChecks';
import { type Files, type Host, usualLifetimes } from '@/backend/host';
import { watchAccess } from '@/backend/session/accessWatch';
import { createThrottle } from '@/backend/session/throttle';
import type { Store } from '@/backend/store/port';
import { tableNames } from '@/backend/store/tables';
import { createMemoryFiles } from '@/providers/demo/fileStorage';
import { origin, type TestHost } from './api';
import { quickPasswords } from './quickPasswords';
import { createTestHost, seedSignedIn } from './testHost';

const script = (statement: (table: string) => string): string => tableNames.map((name) => `${statement(`"${name}"`)};`).join('');

/** Copies every table to another schema, and notes from then on which tables are written to, by whatever statement. */
const keep = `CREATE SCHEMA kept;
  CREATE TABLE kept.touched (name text PRIMARY KEY);
  CREATE FUNCTION kept.note() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO kept.touched VALUES (TG_TABLE_NAME) ON CONFLICT DO NOTHING; RETURN NULL; END $$;
  ${script(
    (table) => `CREATE TABLE kept.${table} AS TABLE ${table};
      CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION kept.note()`,
  )}`;
// DELETE, because TRUNCATE makes new files: for a few rows it takes ten times as long.
const emptied = (table: string) => `DELETE FROM "${table}";`;
const restored = (table: string) => `INSERT INTO "${table}" TABLE kept."${table}";`;
/** Returns the statement after which the next ids of all tables are those after their rows, whatever was taken back meanwhile. */
async function renumberingOf(client: PGlite): Promise<string> {
  const next = (table: string) =>
    `SELECT format('setval(%L, %s, false)', pg_get_serial_sequence('${table}', 'iid'), coalesce(max(iid), 0) + 1) AS call FROM "${table}"`;
  const { rows } = await client.query<{ call: string }>(tableNames.map(next).join(' UNION ALL '));
  return `SELECT ${rows.map(({ call }) => call).join(', ')}`;
}
const everyRow = `PREPARE every_row AS ${tableNames
  .map((table) => `(SELECT '${table} ' || row_to_json(stored) AS row FROM "${table}" stored ORDER BY iid)`)
  .join(' UNION ALL ')}`;
/** Turns foreign keys and triggers off, so that any table may be first. */
const inAnyOrder = (statements: string): string =>
  `SET session_replication_role = replica; ${statements} SET session_replication_role = origin;`;

let shared: ReturnType<typeof start> | undefined;

/** Starts PGlite once per worker, because that takes seconds, and its world a hundred statements. */
export function sharedPglite() {
  shared ??= start();
  return shared;
}

async function start() {
  const client = new PGlite();
  const store = await createPgliteStore(client);
  const signedIn = await seedSignedIn(hostOn(store, createMemoryFiles()));
  await client.exec(keep);
  const renumbering = await renumberingOf(client);
  await client.exec(everyRow);
  await client.exec('PREPARE next_write AS SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next');
  return { client, store, renumbering, signedIn };
}

/** Whether the tables have the world's records, but for those that were written to since. */
let isWorld = true;

async function open(wanted: 'empty' | 'world'): Promise<Store> {
  const { client, store, renumbering } = await sharedPglite();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM kept.touched');
  const touched = wanted === 'world' && isWorld ? rows.map(({ name }) => name) : tableNames;
  isWorld = wanted === 'world';
  if (touched.length > 0) {
    const made = touched.map((table) => emptied(table) + (isWorld ? restored(table) : '')).join('');
    await client.exec(inAnyOrder(`${made} DELETE FROM kept.touched;`));
    await countAnew(drizzle(client));
  }
  await client.exec(isWorld ? renumbering : await renumberingOf(client));
  // A copy, because a test may replace its methods.
  return { ...store, close: async () => {} };
}

/** Opens a store without records. */
export const emptyPgliteStore = () => open('empty');

/** Opens a store with the world's records alone. */
export const worldPgliteStore = () => open('world');

/** Creates a host on PostgreSQL, with the world's records alone. */
export async function createPgliteHost(files: Files = createMemoryFiles()): Promise<TestHost> {
  const store = await worldPgliteStore();
  const { signedIn } = await sharedPglite();
  return createTestHost(hostOn(store, files), pgliteRows, signedIn);
}

const hostOn = (store: Store, files: Files, believed = Number.POSITIVE_INFINITY): Host => ({
  ...watchAccess(store, believed),
  files,
  now: () => new Date(),
  newToken: () => randomBytes(32).toString('base64url'),
  secret: 'contract',
  verified: new Map(),
  lifetimes: usualLifetimes,
  signUp: true,
  passwords: quickPasswords,
  throttle: createThrottle(),
  standardMenu,
  cleanHtml,
  checks: shapeChecks,
  sites: [origin],
  report: () => {},
  versionOf: async (tables) => versionOf(drizzle((await sharedPglite()).client), tables),
});

/** Opens PGlite with the world's records alone; each call returns another host of it, as another process of one PostgreSQL is. */
export async function openPglite(): Promise<() => TestHost> {
  const [store, { signedIn }] = [await worldPgliteStore(), await sharedPglite()];
  return () => createTestHost(hostOn(store, createMemoryFiles(), 0), pgliteRows, signedIn);
}

/** The rows that were read last, and the number that the next transaction would have if it wrote. */
let known: { next: string | undefined; rows: readonly string[] } | undefined;

/** Returns every stored row as text, after the name of its table; reads them only if something was written or locked since. */
async function pgliteRows(): Promise<readonly string[]> {
  const { client } = await sharedPglite();
  const next = await nextWrite(client);
  if (known && known.next === next) return known.rows;
  const answer = await client.query<{ row: string }>('EXECUTE every_row');
  const rows = answer.rows.map(({ row }) => row);
  known = { next, rows };
  return rows;
}

/** Only a transaction that writes or locks gets a number. */
async function nextWrite(client: PGlite): Promise<string | undefined> {
  const { rows } = await client.query<{ next: string }>('EXECUTE next_write');
  return rows[0]?.next;
}
