import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { image } from '@/contract/fields';
import { FormSchema, useFieldRules } from './fieldRules';

const schema = z.object({
  name: z.string().trim().min(3).max(50),
  note: z.string().max(100).optional(),
  icon: z.string().max(20).nullable(),
  order: z.int(),
  banner: image.optional(),
});

const rulesOf = (source: string) =>
  renderHook(() => useFieldRules(source), {
    wrapper: ({ children }) => <FormSchema value={schema}>{children}</FormSchema>,
  }).result.current;

test.each([
  ['name', { required: true, maxLength: 50 }],
  ['note', { required: false, maxLength: 100 }],
  ['icon', { required: true, maxLength: 20 }],
  ['order', { required: true, maxLength: undefined }],
  ['banner', { required: false, file: { types: ['image/jpeg', 'image/gif', 'image/png'], maxSize: 26_214_400 } }],
  ['nothing', { required: false, maxLength: undefined }],
])('%s is marked and counted as the schema says', (source, rules) => {
  expect(rulesOf(source)).toEqual(rules);
});
