import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { completeMenu } from '@/backend/handlers/standardMenu';
import { connected, saveBackup } from '../backup/commands';
import { waitForEver } from '../backup/rows';
import { rowsOf } from '../backup/rowsOf';
import type { Config } from '../config';
import { openFiles } from '../files/openFiles';
import { standardMenu } from '../host/host';
import { hasDemo } from '../office';
import { Problem } from '../problem';
import type { Database } from '../store/database';
import { createPostgresStore } from '../store/postgresStore';
import { countAnew } from '../store/rowCounts';
import { firstSignIn, seedStaff } from './seed';

const usage =
  'Say who begins: npm run begin -- you@example.com. A backup is made, then all records and files are removed, and that account is made.';

/** Begins an office of its own in the place of the demo's records, which a backup keeps; returns what to say of it. */
export async function runBegin(config: Config, email?: string): Promise<string> {
  if (email === undefined || !z.email().safeParse(email).success) throw new Problem(usage);
  return connected(config, async (connection) => {
    const { database, title } = connection;
    if (!(await hasDemo(database))) throw new Problem(`${title} hasn’t the demo’s records: nothing was changed.`);
    const saved = await saveBackup(connection, config);
    const site = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
    const beginner = { email, site, passwordsOff: !config.PASSWORDS };
    const link = await database.transaction(async (transaction) => {
      await waitForEver(transaction);
      await removeRows(transaction);
      const made = await seedStaff(transaction, beginner);
      await completeMenu(createPostgresStore(transaction), { standardMenu });
      return made;
    });
    await countAnew(database);
    const files = openFiles(config);
    for await (const { path } of files.all()) await files.remove(path);
    return `${saved}\nIts records and files are removed. Start the server; then ${firstSignIn(beginner)}\n${link}`;
  });
}

const table = z.object({ name: z.string() });

/** Removes the rows of all tables, whose ids begin anew. */
async function removeRows(transaction: Database): Promise<void> {
  const found = await rowsOf(transaction, sql`select tablename as name from pg_tables where schemaname = 'public'`, table);
  const names = sql.join(
    found.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await transaction.execute(sql`truncate table ${names} restart identity`);
}
