import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { text } from './fields';
import { when } from './formRules';
import { inEnglish } from './inEnglish';
import { fieldAt, leavesOf } from './leaves';
import { rows, rowsOf } from './rows';

const name = text(3, 50, ['more_than', 'cannot_exceed_from']);
const row = z.object({ name });
const few = rows(row, 1, 2);

test.each([
  few,
  z.nullable(few),
  few.check(z.refine((list) => new Set(list.map((one) => one.name)).size === list.length)),
  when(() => true, few),
])('case %#: a list says what its rows are and how many, whatever is put round it', (list) => {
  expect(rowsOf(list)).toEqual({ row, min: 1, max: 2 });
});

test('a list that names no bounds has none, and what is no list of rows is none', () => {
  expect(rowsOf(z.array(row))).toEqual({ row, min: 0, max: Number.POSITIVE_INFINITY });
  expect(rowsOf(z.array(z.string()))).toBeUndefined();
  expect(rowsOf(row)).toBeUndefined();
});

test('too few and too many rows are told by their number', () => {
  const problems = (value: unknown) => few.safeParse(value).error?.issues.map(({ message }) => inEnglish(message));
  const one = { name: 'Koshi' };
  expect(problems([])).toEqual(['Must have at least this many rows: 1']);
  expect(problems([one, one, one])).toEqual(['Must have at most this many rows: 2']);
  expect(problems(null)).toEqual(['This field is required']);
});

test('a field is found by its path, in any row of a list', () => {
  const form = z.object({ title: name, groups: z.array(z.object({ contacts: z.nullable(few) })) });
  expect(fieldAt(form, 'title')).toBe(name);
  expect(leavesOf(fieldAt(form, 'groups.0.contacts'))).toEqual([few]);
  expect(fieldAt(form, 'groups.12.contacts.3.name')).toBe(name);
  for (const path of ['nothing', 'groups.name', 'groups.x.contacts', 'title.0', 'toString']) {
    expect(fieldAt(form, path)).toBeUndefined();
  }
});
