import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { emptyDatabase } from '@server/store/emptyDatabase';
import { expect, test } from 'vitest';
import { ownFolder } from './testServer';

test('a database begins with the packed one, and goes on with its own', async () => {
  const folder = ownFolder();
  const packed = join(folder, 'packed.tar.gz');
  const made = await PGlite.create();
  writeFileSync(packed, Buffer.from(await (await made.dumpDataDir('gzip')).arrayBuffer()));
  await made.close();
  const database = join(folder, 'database');
  const first = await PGlite.create(database, await emptyDatabase(database, packed));
  await first.exec('create table numbers as select 7 as n');
  await first.close();
  expect(await emptyDatabase(database, packed)).toEqual({});
  const next = await PGlite.create(database, await emptyDatabase(database, packed));
  expect((await next.query('select n from numbers')).rows).toEqual([{ n: 7 }]);
  await next.close();
});

test('without a packed one, as in the sources, PGlite makes its own', async () => {
  expect(await emptyDatabase(ownFolder(), '/nowhere')).toEqual({});
});
