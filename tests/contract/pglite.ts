import { PGlite } from '@electric-sql/pglite';
import { createPgliteStore } from '@server/store/pgliteStore';
import { countAnew } from '@server/store/rowCounts';
import { drizzle } from 'drizzle-orm/pglite';
import type { Store } from '@/backend/store/port';
import { tableNames } from '@/backend/store/tables';
import { quickPasswords } from './quickPasswords';
import { seedWorld } from './world';

const script = (statement: (table: string) => string): string => tableNames.map((name) => `${statement(`"${name}"`)};`).join('');

/** Copies every table to another schema. */
const keep = `CREATE SCHEMA kept; ${script((table) => `CREATE TABLE kept.${table} AS TABLE ${table}`)}`;
// DELETE, because TRUNCATE makes new files: for a few rows it takes ten times as long.
const empty = script((table) => `DELETE FROM ${table}`);
const restore = script((table) => `INSERT INTO ${table} TABLE kept.${table}`);
const renumber = script(
  (table) => `SELECT setval(pg_get_serial_sequence('${table}', 'iid'), coalesce(max(iid), 0) + 1, false) FROM ${table}`,
);
const everyRow = `PREPARE every_row AS ${tableNames
  .map((table) => `(SELECT '${table} ' || row_to_json(stored) AS row FROM "${table}" stored ORDER BY iid)`)
  .join(' UNION ALL ')}`;
/** Turns foreign keys off, so that any table may be first. */
const inAnyOrder = (statements: string): string =>
  `SET session_replication_role = replica; ${statements} SET session_replication_role = origin; ${renumber}`;

let shared: ReturnType<typeof start> | undefined;

/** Starts PGlite once per worker, because that takes seconds, and its world a hundred statements. */
export function sharedPglite() {
  shared ??= start();
  return shared;
}

async function start() {
  const client = new PGlite();
  const store = await createPgliteStore(client);
  await seedWorld({ store, passwords: quickPasswords });
  await client.exec(keep);
  await client.exec(everyRow);
  await client.exec('PREPARE next_write AS SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next');
  return { client, store };
}

async function open(statements: string): Promise<Store> {
  const { client, store } = await sharedPglite();
  await client.exec(inAnyOrder(statements));
  await countAnew(drizzle(client));
  // A copy, because a test may replace its methods.
  return { ...store, close: async () => {} };
}

/** Opens a store without records. */
export const emptyPgliteStore = () => open(empty);

/** Opens a store with the world's records alone. */
export const worldPgliteStore = () => open(empty + restore);

/** The rows that were read last, and the number that the next transaction would have if it wrote. */
let known: { next: string | undefined; rows: readonly string[] } | undefined;

/** Returns every stored row as text, after the name of its table; reads them only if something was written or locked since. */
export async function pgliteRows(): Promise<readonly string[]> {
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
