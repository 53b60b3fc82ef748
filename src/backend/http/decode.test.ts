import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ifGiven, orStanding } from '@/contract/fields';
import { preprocess } from '@/contract/preprocess';
import { formFields } from './decode';

const schema = z.object({
  lesson: z.int(),
  courses: z.optional(z.array(z.int())),
  resources: z.array(z.file()),
  title: z.string(),
  order: z.nullable(z.int()),
});

test('a form becomes what its schema expects: lists from repeated keys, numbers from digits, files as they are', () => {
  const form = new FormData();
  const file = new File(['%PDF'], 'syllabus.pdf', { type: 'application/pdf' });
  form.append('lesson', '12');
  form.append('courses', '3');
  form.append('courses', '4');
  form.append('resources', file);
  form.append('title', '2083');
  form.append('order', '');
  const fields = formFields(form, schema);
  expect(fields).toEqual({ lesson: 12, courses: [3, 4], resources: [expect.any(File)], title: '2083', order: null });
});

const wrapped: readonly (readonly [name: string, schema: z.ZodMiniType])[] = [
  ['optional', z.optional(z.int())],
  ['nullable', z.nullable(z.int())],
  ['with a default', z._default(z.int(), 3)],
  ['if given', ifGiven(z.int())],
  ['preprocessed', preprocess((value) => value, z.nullish(z.int()))],
  ['one of several', z.union([z.literal('all'), z.int(), z.null()])],
  ['piped', z.pipe(z.nullish(z.int()), z.transform(String))],
];

const formOf = (value: string) => {
  const form = new FormData();
  form.append('order', value);
  return form;
};

test.each(wrapped)('a number is read that is %s, and an empty text is none', (_, order) => {
  const form = z.object({ order });
  expect(formFields(formOf('12'), form)).toEqual({ order: 12 });
  expect(form.safeParse(formFields(formOf(''), form)).success).toBe(true);
  expect(formFields(formOf('twelve'), form)).toEqual({ order: 'twelve' });
});

test('a list of numbers is read that may be left out', () => {
  expect(formFields(formOf('12'), z.object({ order: ifGiven(z.array(z.nullable(z.int()))) }))).toEqual({ order: [12] });
});

test('a text stays a text, also where it may be what stands or a number', () => {
  for (const order of [orStanding('7', z.string()), z.union([z.int(), z.string()])]) {
    expect(formFields(formOf('12'), z.object({ order }))).toEqual({ order: '12' });
  }
});

test('a number that must be there is not there where the text is empty', () => {
  expect(formFields(formOf(' '), z.object({ order: z.int() }))).toEqual({ order: undefined });
});
