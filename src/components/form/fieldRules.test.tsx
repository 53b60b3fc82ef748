import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ifGiven, lectureHours, longest, optional, orStanding } from '@/contract/fields';
import { image } from '@/contract/fileFields';
import { when } from '@/contract/formRules';
import { FormSchema, useFieldRules } from './fieldRules';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(3), z.maxLength(50)),
  note: z.optional(z.string().check(z.maxLength(100))),
  icon: z.nullable(z.string().check(z.maxLength(20))),
  title: orStanding('x'.repeat(60), z.string().check(z.minLength(3), z.maxLength(50))),
  hours: optional(lectureHours),
  story: z.string().check(z.maxLength(longest)),
  order: z.int(),
  editor: z._default(z.enum(['ck', 'quill']), 'ck'),
  live: z._default(z.boolean(), false),
  banner: ifGiven(image),
  host: ifGiven(z.enum(['yt', 'others'])),
  toolbar: when(({ editor }) => editor === 'ck', z.string().check(z.maxLength(9))),
  theme: when(({ editor }) => editor === 'quill', z.enum(['snow', 'bubble'])),
});

function InForm({ children }: { children: ReactNode }) {
  const form = useForm({ values: { editor: 'ck' } });
  return (
    <FormProvider {...form}>
      <FormSchema value={{ schema, inputs: new Set() }}>{children}</FormSchema>
    </FormProvider>
  );
}

const rulesOf = (source: string) => renderHook(() => useFieldRules(source), { wrapper: InForm }).result.current;

test.each([
  ['name', { applies: true, required: true, minLength: 3, maxLength: 50, choices: [] }],
  ['note', { applies: true, required: false, maxLength: 100, choices: [] }],
  ['icon', { applies: true, required: true, maxLength: 20, choices: [] }],
  ['title', { applies: true, required: true, minLength: 3, maxLength: 50, choices: [] }],
  ['hours', { applies: true, required: false, minLength: 1, maxLength: 3, choices: [] }],
  ['story', { applies: true, required: true, choices: [] }],
  ['order', { applies: true, required: true, choices: [] }],
  ['editor', { applies: true, required: false, choices: ['ck', 'quill'] }],
  ['live', { applies: true, required: false, choices: ['true', 'false'] }],
  ['host', { applies: true, required: false, choices: ['yt', 'others'] }],
  ['toolbar', { applies: true, required: true, maxLength: 9, choices: [] }],
  ['theme', { applies: false, required: true, choices: ['snow', 'bubble'] }],
  ['nothing', { applies: false, required: false, choices: [] }],
])('%s is there, marked and bounded as the schema says', (source, rules) => {
  expect(rulesOf(source)).toEqual(rules);
});

test('a file may be of the types and the size that the contract names', () => {
  expect(rulesOf('banner').file).toEqual({ types: ['image/jpeg', 'image/gif', 'image/png'], maxSize: 26_214_400 });
});
