import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ifGiven, orStanding } from './fields';
import { leavesOf } from './leaves';

const wraps: readonly ((schema: z.ZodType) => z.ZodType)[] = [
  (schema) => schema.optional(),
  (schema) => schema.nullable(),
  (schema) => schema.default(1),
  (schema) => schema.prefault(1),
  (schema) => z.nonoptional(schema),
  (schema) => schema.catch(1),
  (schema) => schema.readonly(),
  (schema) => schema.transform(String),
  (schema) => z.preprocess(Number, schema),
  (schema) => z.union([schema, z.literal('none')]),
  ifGiven,
];

test('a schema is found in whatever is put round it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...wraps), { maxLength: 5 }), (layers) => {
      const inner = z.int();
      expect(leavesOf(layers.reduce<z.ZodType>((schema, wrap) => wrap(schema), inner))[0]).toBe(inner);
    }),
  );
});

test('the schema of a new value comes before that of a stored one', () => {
  const short = z.string().max(9);
  expect(leavesOf(orStanding('a name that stands', short))[0]).toBe(short);
});

test('both ends of a pipe validate, the last before the first', () => {
  const [text, address] = [z.string().max(9), z.url()];
  expect(leavesOf(text.pipe(address))).toEqual([address, text]);
  expect(leavesOf(undefined)).toEqual([undefined]);
});
