import { and, gt, lte, sql } from 'drizzle-orm';
import { referencesNamed } from '@/backend/store/foreignKeys';
import { type TableName, tableNames, tables } from '@/backend/store/tables';
import { type KeepsUses, keepsUses, usedBy, usesName, usingColumns } from '@/backend/store/uses';
import type { Columns, Database } from './database';
import { columnsOf } from './hiddenColumns';
import { source } from './selection';

/** Returns the columns that a removal returns: the id, and those that say what it has used. */
export const removedColumns = (table: TableName): Columns => {
  const wanted = ['iid', ...usingColumns(table).map(({ column }) => column)];
  return Object.fromEntries(Object.entries(columnsOf(table)).filter(([name]) => wanted.includes(name)));
};

/** Returns whether one of these columns says what a table's rows use. */
export const isUsing = (table: TableName, columns: readonly string[]): boolean =>
  usingColumns(table).some(({ column }) => columns.includes(column));

/** Keeps how often rows are used, in the transaction that wrote the rows of a table which use them: those that were, and those that are. */
export async function addUses(
  transaction: Database,
  table: TableName,
  before: readonly object[],
  after: readonly object[],
): Promise<void> {
  for (const { column, target } of usingColumns(table)) {
    const changes = new Map<unknown, number>();
    const add = (rows: readonly object[], one: number) => {
      for (const row of rows) {
        const used: unknown = Reflect.get(row, column);
        changes.set(used, (changes.get(used) ?? 0) + one);
      }
    };
    add(before, -1);
    add(after, 1);
    const coming = [...changes].flatMap(([iid, change]) => (iid === null || change === 0 ? [] : [{ iid, change }]));
    if (coming.length === 0) continue;
    const uses = sql.identifier(usesName);
    // In the order of their ids, so that two that use the same rows don't wait for each other.
    await transaction.execute(sql`
      update ${sql.identifier(target)} set ${uses} = ${uses} + change
      from (select * from json_to_recordset(${JSON.stringify(coming)}::text::json) as coming (iid integer, change integer) order by iid) as coming
      where ${sql.identifier(target)}.iid = coming.iid`);
  }
}

/** How many rows are counted in one transaction: whoever writes one of them doesn't wait long. */
const portion = 1000;

/** Counts anew how often each row is used, for who has written some without the store, as an older program does beside this one. */
export async function countUses(database: Database): Promise<void> {
  for (const target of tableNames.filter(keepsUses)) {
    for (let last: number | undefined = 0; last !== undefined; ) last = await countPortion(database, target, last);
  }
}

/** Counts the uses of the rows after this one, which are locked first; returns the last of them, or undefined where there is none. */
const countPortion = (database: Database, target: KeepsUses, after: number): Promise<number | undefined> =>
  database.transaction(async (transaction) => {
    const { iid } = tables[target];
    const coming = transaction.select({ iid }).from(source(target)).where(gt(iid, after)).orderBy(iid).limit(portion);
    const last = (await coming.for('no key update')).at(-1)?.iid;
    if (last === undefined) return undefined;
    const counted = sql.identifier(target);
    const numbers = referencesNamed(usedBy[target]).map(
      ({ table, column }) =>
        sql`(select count(*) from ${sql.identifier(table)} where ${sql.identifier(column)} = ${counted}.iid)`,
    );
    const found = sql.join(numbers, sql` + `);
    const uses = sql.identifier(usesName);
    const isWrong = and(gt(iid, after), lte(iid, last), sql`${uses} <> ${found}`);
    const wrong = await transaction.select({ iid }).from(source(target)).where(isWrong).limit(1);
    if (wrong.length > 0) await transaction.execute(sql`update ${counted} set ${uses} = ${found} where ${isWrong}`);
    return last;
  });
