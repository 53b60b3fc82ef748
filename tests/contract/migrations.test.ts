import { readFileSync } from 'node:fs';
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

test('migrations that stand are not made again', async () => {
  const { client } = await sharedPglite();
  const made = async () => (await client.query('SELECT * FROM drizzle.__drizzle_migrations')).rows;
  const before = await made();
  expect(before).toHaveLength(read('_journal.json').entries.length);
  await createPgliteStore(client);
  expect(await made()).toEqual(before);
});
