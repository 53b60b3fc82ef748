import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '@server/store/embedded';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const client = new PGlite();
const { database, pool, close } = openEmbedded(client);
const numbers = async (most: number) =>
  (await database.execute(sql`select n from numbers where n <= ${most} order by n`)).rows.map(({ n }) => n);
const prepared = async () => (await pool.query('select count(*)::int as count from pg_prepared_statements')).rows;

beforeAll(() => client.waitReady);
afterAll(async () => {
  await close();
  await client.close();
});

test('a statement that was refused is prepared once it is right, and once', async () => {
  await expect(numbers(2)).rejects.toThrow();
  expect(await prepared()).toEqual([{ count: 0 }]);
  await client.exec('create table numbers as select n from generate_series(1, 5) n');
  expect(await numbers(2)).toEqual([1, 2]);
  expect(await numbers(3)).toEqual([1, 2, 3]);
  expect(await prepared()).toEqual([{ count: 1 }]);
});

test('a refusal in a transaction undoes what was before it, and the next one goes on', async () => {
  const broken = database.transaction(async (transaction) => {
    await transaction.execute(sql`insert into numbers values (${6}::int)`);
    await transaction.execute(sql`insert into numbers values (${'six'}::int)`);
  });
  await expect(broken).rejects.toThrow();
  expect(await numbers(9)).toEqual([1, 2, 3, 4, 5]);
});

test('more statements than are prepared are answered all the same', async () => {
  for (let place = 0; place < 310; place += 1) {
    const { rows } = await database.execute(sql`select ${place}::int as ${sql.identifier(`column_${place}`)}`);
    expect(rows).toEqual([{ [`column_${place}`]: place }]);
  }
  expect(await prepared()).toEqual([{ count: 300 }]);
  expect(await numbers(1)).toEqual([1]);
});
