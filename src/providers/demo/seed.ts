import { z } from 'zod/mini';
import type { Host } from '@/backend/host';
import type { Row, TableName } from '@/backend/store/tables';
import { user } from '@/contract/user';
import type { KeptTable } from './storage';

/** The fixtures by the name of their table, each fetched when it is first needed. */
const fixtures = import.meta.glob<unknown>('/fixtures/*.json', { import: 'default' });

const rowsOf = z.array(z.looseObject({ iid: z.int() }));

/** Returns the first rows of a table: its fixture's, or none. That they fit is tested (`seed.test.ts`). */
export async function seedTable(table: TableName, passwords: Host['passwords']): Promise<KeptTable> {
  const fixture = await fixtures[`/fixtures/${table}.json`]?.();
  const rows = table === 'user' ? await peopleOf(fixture, passwords) : rowsOf.parse(fixture ?? []);
  return { lastId: Math.max(0, ...rows.map(({ iid }) => iid)), rows: structuredClone(rows) };
}

/** The fixture's people, hashed once a page: hashing is slow on purpose, and a reset restores the same people. */
const hashed = new WeakMap<Host['passwords'], Promise<Row<'user'>[]>>();

function peopleOf(fixture: unknown, passwords: Host['passwords']): Promise<Row<'user'>[]> {
  const people = hashed.get(passwords) ?? hashPeople(fixture, passwords);
  hashed.set(passwords, people);
  return people;
}

const hashPeople = (fixture: unknown, passwords: Host['passwords']): Promise<Row<'user'>[]> =>
  Promise.all(
    z
      .array(z.extend(user, { password: z.string() }))
      .parse(fixture)
      .map(async ({ password, ...person }) => ({ ...person, password_hash: await passwords.hash(password) })),
  );
