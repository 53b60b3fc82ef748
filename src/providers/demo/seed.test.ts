import users from '@fixtures/users.json';
import { expect, test, vi } from 'vitest';
import { tableNames } from '@/backend/store/tables';
import { createFakeRestTables } from './fakeRestTables';
import { checkRows } from './integrity';
import { demoPasswords } from './passwords';
import { seedTables } from './seed';

test('the fixtures fit the contract, the unique rules and the foreign keys', async () => {
  const seeded = await seedTables(demoPasswords);
  const rows = createFakeRestTables(seeded);
  for (const table of tableNames) {
    await expect(checkRows(rows, table, seeded[table].rows)).resolves.toBeUndefined();
  }
});

test('the passwords are hashed once, and each seed has rows of its own', async () => {
  const hash = vi.fn(demoPasswords.hash);
  const passwords = { ...demoPasswords, hash };
  const [one, other] = [await seedTables(passwords), await seedTables(passwords)];
  expect(hash).toHaveBeenCalledTimes(users.length);
  expect(other.user).toEqual(one.user);
  expect(other.user.rows[0]).not.toBe(one.user.rows[0]);
});
