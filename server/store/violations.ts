import { ReferenceViolation, UniqueViolation } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import type { Database } from './database';
import { brokenRules } from './uniqueColumns';

const uniqueViolation = '23505';
// A reference that is restricted has a code of its own as of PostgreSQL 18.
const referenceViolations: readonly unknown[] = ['23503', '23001'];

/** Writes `row`; what an index or a foreign key refuses is the port's violation, and the transaction can go on after it. */
export async function refusing<Result>(
  transaction: Database,
  table: TableName,
  row: { iid?: number | undefined },
  write: (savepoint: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction.transaction(write);
  } catch (error) {
    const code = codeOf(error);
    if (referenceViolations.includes(code)) throw new ReferenceViolation(table, { cause: error });
    const broken = code === uniqueViolation ? await brokenRules(transaction, table, row) : [];
    throw broken.length > 0 ? new UniqueViolation(broken) : error;
  }
}

/** PostgreSQL's code, which drizzle hides in the cause. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}
