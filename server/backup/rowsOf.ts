import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../store/database';

/** Runs a statement, and parses the rows of its answer. */
export async function rowsOf<Row extends z.ZodType>(database: Database, statement: SQL, row: Row): Promise<z.output<Row>[]> {
  const answer: unknown = await database.execute(statement);
  return z.object({ rows: z.array(row) }).parse(answer).rows;
}
