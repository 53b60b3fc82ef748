import { expect, test } from 'vitest';
import { tableNames } from '@/backend/store/tables';
import { createFakeRestTables } from './fakeRestTables';
import { checkRow } from './integrity';
import { demoPasswords } from './passwords';
import { seedTables } from './seed';

test('the fixtures fit the contract, the unique rules and the foreign keys', async () => {
  const seeded = await seedTables(demoPasswords);
  const rows = createFakeRestTables(seeded);
  for (const table of tableNames) {
    for (const row of seeded[table].rows) await expect(checkRow(rows, table, row)).resolves.toBeUndefined();
  }
});
