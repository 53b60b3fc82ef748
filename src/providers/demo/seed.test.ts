import users from '@fixtures/user.json';
import { getTableColumns } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { isTableName, tableNames, tables } from '@/backend/store/tables';
import { uniqueRules } from '@/backend/store/uniqueKeys';
import { usesName } from '@/backend/store/uses';
import { createFakeRestTables } from './fakeRestTables';
import { demoPasswords } from './passwords';
import { checkRows } from './rowQuery';
import { seedTable } from './seed';

const files = Object.keys(import.meta.glob('/fixtures/*.json'));
const ruleNames = new Set(uniqueRules.map(({ name }) => name));

test('each fixture is of a table', () => {
  const names = files.map((file) => file.replace(/^.*\/|\.json$/g, ''));
  expect(names.filter((name) => !isTableName(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});

test.each(tableNames)('the rows of %s fit its columns, its unique rules and its foreign keys', async (table) => {
  const rows = createFakeRestTables((name) => seedTable(name, demoPasswords));
  await rows.open(table);
  const { rows: seeded, lastId } = await rows.keep(table);
  await expect(checkRows(rows, table, seeded)).resolves.toBeUndefined();
  expect(seeded.every(({ iid }) => iid <= lastId)).toBe(true);
  const columns = Object.entries(getTableColumns(tables[table])).filter(
    ([name]) => !ruleNames.has(name) && name !== usesName && !/_(searched|parts)$/.test(name),
  );
  const fits = columns.map(([name, { notNull, dataType, enumValues = [] }]) => {
    const isFit = (value: unknown) => {
      if (value === null) return !notNull;
      if (enumValues.length > 0) return enumValues.includes(String(value));
      return dataType === 'custom' || typeof value === dataType;
    };
    return [name, isFit] as const;
  });
  for (const row of seeded) {
    expect(Object.keys(row).toSorted()).toEqual(columns.map(([name]) => name).toSorted());
    expect(fits.filter(([name, isFit]) => !isFit(Reflect.get(row, name))).map(([name]) => name)).toEqual([]);
  }
});

test('the passwords are hashed once, and each seed has rows of its own', async () => {
  const hash = vi.fn(demoPasswords.hash);
  const passwords = { ...demoPasswords, hash };
  const [one, other] = [await seedTable('user', passwords), await seedTable('user', passwords)];
  expect(hash).toHaveBeenCalledTimes(users.length);
  expect(other).toEqual(one);
  expect(other.rows[0]).not.toBe(one.rows[0]);
});
