import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { remarks, text } from './fields';
import { checkedWhere, compared } from './formRules';
import { inEnglish } from './inEnglish';
import { webUrl } from './urlFields';

const complaints = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${inEnglish(message)}`) ?? [];

const form = z
  .object({
    name: text(3, 50, ['more_than', 'cannot_exceed_from']),
    note: remarks(4, 100),
    kind: z.enum(['video', 'text']),
    url: z.nullish(z.string()),
    first: z.int(),
    last: z.int(),
  })
  .check(
    checkedWhere('url', webUrl, ({ kind }) => kind === 'video'),
    compared(['first', 'last'], ({ first, last }) => first <= last, 'rules.must_be_date'),
  );
const right = { name: 'Law', note: 'as it was', kind: 'video', url: 'https://coursedesk.test', first: 1, last: 2 };

test('a form that is right has no complaints', () => {
  expect(complaints(form, right)).toEqual([]);
});

test.each([
  ['ab', 'name: more than 3 characters'],
  ['x'.repeat(51), 'name: cannot exceed from 50 characters'],
  ['\u200b', 'name: This field is required'],
  [undefined, 'name: This field is required'],
])('a rule speaks beside a field that is %j', (name, said) => {
  const rules = ['url: This field is required', 'last: Must be a date'];
  expect(complaints(form, { ...right, name, url: '', first: 3 })).toEqual([said, ...rules]);
});

test('a rule of a choice is silent where it isn’t asked, and never says a thing twice', () => {
  expect(complaints(form, { ...right, kind: 'text', url: 'half an addr' })).toEqual([]);
  expect(complaints(form, { ...right, url: 7 })).toHaveLength(1);
  expect(complaints(form, 'no form')).toHaveLength(1);
});

test('fields are compared once each of them is right', () => {
  expect(complaints(form, { ...right, first: 'three' })).toHaveLength(1);
  expect(complaints(form, { ...right, last: undefined })).toHaveLength(1);
});
