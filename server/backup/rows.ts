import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../store/database';
import { rowsOf } from './rowsOf';

/** About how many characters of rows are held at once. */
const portion = 2 * 1024 * 1024;
const mostRows = 1000;

const stored = z.object({ iid: z.int(), line: z.string() });

/**
 * Reads the rows of a table by their ids, in portions: a JSON object of all its columns for each, as the database writes it, so that no value
 * goes through a number of this language.
 */
export async function* readRows(database: Database, table: string): AsyncGenerator<string[]> {
  let last = -1;
  for (let limit = 100; ; ) {
    const rows = await rowsOf(
      database,
      sql`select iid, row_to_json(stored)::text as line from ${sql.identifier(table)} stored where iid > ${last} order by iid limit ${limit}`,
      stored,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < limit) return;
    last = rows.at(-1)?.iid ?? last;
    const length = rows.reduce((sum, { line }) => sum + line.length, 0);
    limit = Math.min(mostRows, Math.max(1, Math.floor((rows.length * portion) / length)));
  }
}

/** Writes rows that `readRows` has read. */
export async function writeRows(database: Database, table: string, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await database.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::text::json)`,
  );
}

/** Returns the last id that each table has given, also to a row that is gone. */
export async function lastIds(database: Database, tables: readonly string[]): Promise<Record<string, number>> {
  const last: Record<string, number> = {};
  for (const table of tables) {
    const [found] = await rowsOf(
      database,
      sql`select greatest(coalesce(max(iid), 0), coalesce(pg_sequence_last_value(pg_get_serial_sequence(quote_ident(${table}), 'iid')::regclass), 0))::int as last from ${sql.identifier(table)}`,
      z.object({ last: z.int() }),
    );
    last[table] = found?.last ?? 0;
  }
  return last;
}

/** Lets a table give the ids after this one. */
export const continueAfter = async (database: Database, table: string, last: number): Promise<void> =>
  void (await database.execute(sql`select setval(pg_get_serial_sequence(quote_ident(${table}), 'iid'), ${last + 1}, false)`));

/** Lifts the limits of a transaction's times, which are a call's. */
export const waitForEver = async (transaction: Database): Promise<void> =>
  void (await transaction.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`));

const foreignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() });

/** Does something without foreign keys, then makes them again, which checks every row: rows of one table may refer to each other in any order. */
export async function withoutForeignKeys(transaction: Database, work: () => Promise<void>): Promise<void> {
  const keys = await rowsOf(
    transaction,
    sql`select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid where contype = 'f' and connamespace = 'public'::regnamespace`,
    foreignKey,
  );
  const change = (table: string) => sql`alter table ${sql.identifier(table)}`;
  for (const { table, name } of keys) await transaction.execute(sql`${change(table)} drop constraint ${sql.identifier(name)}`);
  await work();
  for (const { table, name, definition } of keys) {
    await transaction.execute(sql`${change(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
  }
}
