import { getTableColumns } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { audit, flag, id, truth } from '@/contract/fields';
import { decimal, recordYear } from '@/contract/numberFields';
import { refers } from './columns';
import { recordColumns } from './recordColumns';

const parent = pgTable('parent', recordColumns({ iid: id }, {}));
const shape = {
  iid: id,
  title: z.string(),
  place: z.int(),
  year: recordYear,
  price: decimal,
  offer: z.nullable(decimal),
  is_active: flag,
  has_passage: truth,
  is_staff: z.boolean(),
  email: z.email(),
  kind: z.nullable(z.enum(['one', 'other'])),
  parent_iid: id,
  second_iid: z.nullable(id),
  ...audit,
};

test('a record says what its columns hold, and which may be null; a number leads where it is said to', () => {
  const to = () => refers('parent', () => parent.iid);
  const columns = getTableColumns(pgTable('child', recordColumns(shape, { parent_iid: to(), second_iid: to() })));
  const told = Object.values(columns).map((column) => `${column.name} ${column.getSQLType()}${column.notNull ? '' : ' or null'}`);
  expect(told).toEqual([
    'iid integer',
    'title text',
    'place integer',
    'year integer',
    'price numeric(12, 2)',
    'offer numeric(12, 2) or null',
    'is_active text',
    'has_passage text',
    'is_staff boolean',
    'email text',
    'kind text or null',
    'parent_iid integer',
    'second_iid integer or null',
    'created_by text or null',
    'created_date timestamp (3) with time zone or null',
    'modified_by text or null',
    'modified_date timestamp (3) with time zone or null',
    'modified_remarks text or null',
  ]);
  expect(columns.iid.generatedIdentity).toBeDefined();
});

test('a field that no column holds is refused', () => {
  expect(() => recordColumns({ iid: id, options: z.array(z.string()) }, {})).toThrow('No column holds options');
});
