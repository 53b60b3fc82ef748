import { inArray, or } from 'drizzle-orm';
import { ReferenceViolation, UniqueViolation } from '@/backend/store/port';
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

/** Writes `rows`. Where an index or a foreign key refuses, throws the port's violation, and the transaction can go on. */
export async function refusing<Result>(
  transaction: Database,
  table: TableName,
  rows: readonly Coming[],
  write: (savepoint: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction.transaction(write);
  } catch (error) {
    const code = errorCode(error);
    if (referenceViolations.includes(code)) throw new ReferenceViolation(table, { cause: error });
    const broken = code === uniqueViolation ? await rulesBrokenBy(transaction, table, rows) : [];
    throw broken.length > 0 ? new UniqueViolation(broken) : error;
  }
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
