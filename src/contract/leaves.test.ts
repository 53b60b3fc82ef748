import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ifGiven, orStanding } from './fields';
import { leavesOf } from './leaves';
import { preprocess } from './preprocess';

const wraps: readonly ((schema: z.ZodMiniType) => z.ZodMiniType)[] = [
  (schema) => z.optional(schema),
  (schema) => z.nullable(schema),
  (schema) => z._default(schema, 1),
  (schema) => z.prefault(schema, 1),
  (schema) => z.nonoptional(schema),
  (schema) => z.catch(schema, 1),
  (schema) => z.readonly(schema),
  (schema) => z.pipe(schema, z.transform(String)),
  (schema) => preprocess(Number, schema),
  (schema) => z.union([schema, z.literal('none')]),
  ifGiven,
];

test('a schema is found in whatever is put round it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...wraps), { maxLength: 5 }), (layers) => {
      const inner = z.int();
      expect(leavesOf(layers.reduce<z.ZodMiniType>((schema, wrap) => wrap(schema), inner))[0]).toBe(inner);
    }),
  );
});

test('the schema of a new value comes before that of a stored one', () => {
  const short = z.string().check(z.maxLength(9));
  expect(leavesOf(orStanding('a name that stands', short))[0]).toBe(short);
});

test('both ends of a pipe validate, the last before the first', () => {
  const [text, address] = [z.string().check(z.maxLength(9)), z.url()];
  expect(leavesOf(z.pipe(text, address))).toEqual([address, text]);
  expect(leavesOf(undefined)).toEqual([undefined]);
});
