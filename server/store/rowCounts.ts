import { count, eq, sql } from 'drizzle-orm';
import type { AnyFilter } from '@/backend/store/query';
import { type TableName, tables } from '@/backend/store/tables';
import type { Database } from './database';
import { countUses } from './keptUses';
import { rowCount } from './ownTables';

/** Tables whose number of rows is kept (ADR 31). */
const counted: ReadonlySet<TableName> = new Set<TableName>(['quiz']);

/** Returns whether a filter selects a whole table whose count is kept. */
export const isKept = (table: TableName, filter: AnyFilter): boolean => {
  const { where = {}, mentions = '', without = [], referredBy = [], notReferredBy = [] } = filter;
  return (
    counted.has(table) && [Object.keys(where), mentions, without, referredBy, notReferredBy].every(({ length }) => length === 0)
  );
};

/** Makes the statement that reads the kept count of a table. */
export const selectKeptCount = (database: Database, table: TableName) =>
  database
    .select({ count: sql<string>`coalesce(sum(${rowCount.rows}), 0)` })
    .from(rowCount)
    .where(eq(rowCount.counted, table));

/**
 * Adds to the kept count of a table, in the transaction that wrote its rows: to a slot that no other transaction holds, or to a new one, so
 * that none waits for another.
 */
export async function addToCount(transaction: Database, table: TableName, change: number): Promise<void> {
  if (change === 0 || !counted.has(table)) return;
  const free = transaction
    .select({ slot: rowCount.slot })
    .from(rowCount)
    .where(eq(rowCount.counted, table))
    .limit(1)
    .for('update', { skipLocked: true });
  const changed = await transaction
    .update(rowCount)
    .set({ rows: sql`${rowCount.rows} + ${change}` })
    .where(eq(rowCount.slot, free))
    .returning({ slot: rowCount.slot });
  if (changed.length === 0) await transaction.insert(rowCount).values({ counted: table, rows: change });
}

/** Counts the rows of all these tables anew, and their uses, for who has written some without the store; nobody may write them meanwhile. */
export async function countAnew(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(rowCount);
    for (const table of counted) {
      const [stored] = await transaction.select({ rows: count() }).from(tables[table]);
      await addToCount(transaction, table, stored?.rows ?? 0);
    }
  });
  await countUses(database);
}
