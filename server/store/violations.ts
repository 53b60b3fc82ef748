import { inArray, or } from 'drizzle-orm';
import { Collision, ReferenceViolation, UniqueViolation } from '@/backend/store/port';
import { type TableName, tables } from '@/backend/store/tables';
import { brokenRules } from '@/backend/store/uniqueKeys';
import type { Columns, Database } from './database';
import { errorCode } from './errorCode';
import { allColumnsOf, hashedKeys } from './hiddenColumns';

const uniqueViolation = '23505';
// PostgreSQL 18 and later has a code of its own for a restricted reference.
const referenceViolations: readonly unknown[] = ['23503', '23001'];

/** A row to write; without an `iid`, it is new. */
type Coming = object & { iid?: number | undefined };

/**
 * Writes `rows`. Where an index refuses, throws the port's violation, and the transaction can go on, which takes a savepoint: `keys` says
 * whether a key of a unique rule is written. Where a foreign key refuses, the transaction may be over.
 */
export async function refusing<Result>(
  transaction: Database,
  { table, rows, keys }: { table: TableName; rows: readonly Coming[]; keys: boolean },
  write: (inside: Database) => Promise<Result>,
): Promise<Result> {
  if (!keys) return referring(table, () => write(transaction));
  try {
    return await referring(table, () => transaction.transaction(write));
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    const broken = await rulesBrokenBy(transaction, table, rows);
    throw broken.length > 0 ? new UniqueViolation(broken) : error;
  }
}

/** Writes to a table; throws the port's violation where a foreign key refuses. */
export async function referring<Result>(table: TableName, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw referenceViolations.includes(errorCode(error)) ? new ReferenceViolation(table, { cause: error }) : error;
  }
}

/** Returns why rows that were to come didn't; if nothing stands in their way any more, the transaction may run again. */
export async function violationOf(database: Database, table: TableName, rows: readonly Coming[]): Promise<UniqueViolation> {
  const broken = await rulesBrokenBy(database, table, rows);
  return broken.length > 0 ? new UniqueViolation(broken) : new Collision([]);
}

/** Returns all rules that the rows break, among themselves or with existing rows: an index reports only one. */
async function rulesBrokenBy(database: Database, table: TableName, rows: readonly Coming[]): Promise<string[]> {
  const coming = rows.map((row) => [row.iid ?? row, hashedKeys(table, row)] as const);
  const keyColumns = Object.entries(allColumnsOf(table)).filter(([name]) => coming.some(([, keys]) => name in keys));
  const ids = rows.flatMap(({ iid }) => iid ?? []);
  const isNear = or(
    inArray(tables[table].iid, ids),
    ...keyColumns.map(([name, column]) =>
      inArray(
        column,
        coming.flatMap(([, keys]) => keys[name] ?? []),
      ),
    ),
  );
  const columns: Columns = { iid: tables[table].iid, ...Object.fromEntries(keyColumns) };
  const standing = await database.select(columns).from(tables[table]).where(isNear);
  return brokenRules(
    standing.map(({ iid, ...keys }) => [iid, keys] as const),
    coming,
  );
}
