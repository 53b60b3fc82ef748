import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { countUses } from '@server/store/keptUses';
import * as ownTables from '@server/store/ownTables';
import { createPgliteStore } from '@server/store/pgliteStore';
import { countAnew } from '@server/store/rowCounts';
import { generateDrizzleJson, generateMigration, pushSchema } from 'drizzle-kit/api';
import { drizzle } from 'drizzle-orm/pglite';
import { beforeAll, expect, test } from 'vitest';
import { tables } from '@/backend/store/tables';
import { usedBy } from '@/backend/store/uses';
import { audit } from './audit';
import { sharedPglite, worldPgliteStore } from './pglite';

const folder = 'server/migrations/meta';
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
const journal = () => read('_journal.json');
const schema = { ...tables, ...ownTables };

beforeAll(sharedPglite);

test('the migrations make the tables of the schema, without a difference', async () => {
  const { client } = await sharedPglite();
  expect((await pushSchema(schema, drizzle(client), ['public', 'counts'])).statementsToExecute).toEqual([]);
});

test('the next migration begins with the schema as it is: what `npm run migrations` would write is nothing', async () => {
  const { idx } = journal().entries.at(-1);
  const latest = read(`${String(idx).padStart(4, '0')}_snapshot.json`);
  expect(await generateMigration(latest, generateDrizzleJson(schema, latest.id))).toEqual([]);
});

test('how many questions there are is kept by the writes of the store, and read instead of counted', async () => {
  const store = await worldPgliteStore();
  const { client } = await sharedPglite();
  const before = await store.count('quiz');
  // The store writes none of these: the kept count alone changes, then the rows alone.
  await client.exec("UPDATE counts.row_count SET rows = rows + 7 WHERE counted = 'quiz'");
  expect(await store.count('quiz')).toBe(before + 7);
  await client.exec(`INSERT INTO quiz (question, question_searched, question_parts, correct_option, has_video_solution, created_by, created_date)
    SELECT 'q', 'q', '{}', 'o', 'n', 'sita', now() FROM generate_series(1, 50)`);
  await countAnew(drizzle(client));
  expect(await store.count('quiz')).toBe(before + 50);
  expect(await store.removeMany('quiz', { where: { question: 'q' } })).toBe(50);
  expect(await store.count('quiz')).toBe(before);
});

test('how often a question is used is kept by the writes of the store, and counted anew where others have written', async () => {
  const store = await worldPgliteStore();
  const { client } = await sharedPglite();
  const untagged = async () => (await store.list('quiz', { without: usedBy.quiz, columns: ['iid'] })).map(({ iid }) => iid);
  await store.removeMany('passage_quiz_tag', {});
  expect(await untagged()).toEqual([1]);
  // The store writes none of these.
  await client.exec('DELETE FROM quiz_tag WHERE quiz_iid = 2');
  expect(await untagged()).toEqual([1]);
  await countUses(drizzle(client));
  expect(await untagged()).toEqual([1, 2]);
  await store.insert('passage_quiz_tag', { passage_iid: 1, quiz_iid: 1, marks_weightage: 1, ...audit });
  await client.exec('UPDATE quiz SET uses = 0');
  // Whatever is kept, a question that is used isn't listed.
  expect(await untagged()).toEqual([2]);
});

test('of two servers that migrate at the same time, one waits', async () => {
  const client = new PGlite();
  await Promise.all([createPgliteStore(client), createPgliteStore(client)]);
  expect(await madeIn(client)).toHaveLength(journal().entries.length);
  expect(await locks(client)).toEqual([]);
  await client.close();
});

test('a server that was stopped while it migrated holds back the others no longer than its lock lasts', async () => {
  const { client } = await sharedPglite();
  await client.exec("INSERT INTO drizzle.migration_lock VALUES (1, 'stopped', now() - interval '1 second')");
  await createPgliteStore(client);
  expect(await locks(client)).toEqual([]);
});

test('migrations that stand are not made again', async () => {
  const { client } = await sharedPglite();
  const before = await madeIn(client);
  expect(before).toHaveLength(journal().entries.length);
  await createPgliteStore(client);
  expect(await madeIn(client)).toEqual(before);
});

const madeIn = async (client: PGlite) => (await client.query('SELECT * FROM drizzle.__drizzle_migrations')).rows;
const locks = async (client: PGlite) => (await client.query('SELECT * FROM drizzle.migration_lock')).rows;
