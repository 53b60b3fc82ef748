import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createPgliteStore } from '@server/store/pgliteStore';
import { generateDrizzleJson, generateMigration, pushSchema } from 'drizzle-kit/api';
import { drizzle } from 'drizzle-orm/pglite';
import { beforeAll, expect, test } from 'vitest';
import { tables } from '@/backend/store/tables';
import { sharedPglite, startTime } from './pglite';

const folder = 'server/migrations/meta';
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

beforeAll(sharedPglite, startTime);

test('the migrations make the tables of the schema, without a difference', async () => {
  const { client } = await sharedPglite();
  expect((await pushSchema(tables, drizzle(client))).statementsToExecute).toEqual([]);
});

test('the next migration begins with the schema as it is: what `npm run migrations` would write is nothing', async () => {
  const { idx } = read('_journal.json').entries.at(-1);
  const latest = read(`${String(idx).padStart(4, '0')}_snapshot.json`);
  expect(await generateMigration(latest, generateDrizzleJson(tables, latest.id))).toEqual([]);
});

test('how many questions there are is kept whatever writes them, and read instead of counted', async () => {
  const { client, store } = await sharedPglite();
  const kept = async () => {
    const { rows } = await client.query<{ kept: number }>(
      "SELECT sum(rows)::int AS kept FROM counts.row_count WHERE counted = 'quiz'",
    );
    return rows[0]?.kept;
  };
  const added = `INSERT INTO quiz (question, question_searched, correct_option, has_video_solution, created_by, created_date)
    SELECT 'q', 'q', 'o', 'n', 'sita', now() FROM generate_series(1, 50)`;
  const before = await store.count('quiz');
  await client.exec(`BEGIN; ${added}`);
  expect(await kept()).toBe(before + 50);
  await client.exec('ROLLBACK');
  expect([await kept(), await store.count('quiz')]).toEqual([before, before]);
  await client.exec(`BEGIN; ${added}`);
  // Only the kept count changes: the rows of the table stay.
  await client.exec("UPDATE counts.row_count SET rows = 7 WHERE counted = 'quiz'");
  expect(await store.count('quiz')).toBe(7 * (await slots(client)));
  await client.exec('TRUNCATE quiz CASCADE');
  expect(await store.count('quiz')).toBe(0);
  await client.exec('ROLLBACK');
  expect(await store.count('quiz')).toBe(before);
});

test('migrations that stand are not made again', async () => {
  const { client } = await sharedPglite();
  const made = async () => (await client.query('SELECT * FROM drizzle.__drizzle_migrations')).rows;
  const before = await made();
  expect(before).toHaveLength(read('_journal.json').entries.length);
  await createPgliteStore(client);
  expect(await made()).toEqual(before);
});

async function slots(client: PGlite): Promise<number> {
  return (await client.query("SELECT FROM counts.row_count WHERE counted = 'quiz'")).rows.length;
}
