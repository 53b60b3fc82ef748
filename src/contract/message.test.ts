import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from './inEnglish';
import { interpolate, readMessage, say } from './message';

test('a text is said in the specification’s words', () => {
  expect(inEnglish(say('required'))).toBe('This field is required');
  expect(inEnglish(say('cannot_exceed_from', { count: 50 }))).toBe('cannot exceed from 50 characters');
  expect(inEnglish('any other text')).toBe('any other text');
});

test('an encoded message can be decoded, whatever its arguments', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), (args) => {
      expect(readMessage(say('too_many_attempts', args))).toEqual({ key: 'rules.too_many_attempts', args });
    }),
  );
});

test('a text that only looks encoded stays as it is', () => {
  for (const text of ['rules.x {bad', 'rules.x {"a":{}}', 'rules.x {"a":null}', 'other {"a":1}']) {
    expect(readMessage(text)).toEqual({ key: text, args: {} });
  }
});

test('a place without a value stays', () => {
  expect(interpolate('%{a} of %{b}', { a: 1 })).toBe('1 of %{b}');
});

test('a number has the digits of the language, a name those that it has', () => {
  expect(interpolate('%{name}: %{count}', { name: 'Batch 12', count: 30 }, 'ne')).toBe('Batch 12: ३०');
});
