import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRefusal } from './errors';

test.each([
  ['errors', { errors: { course_name: ['taken', 'too long'] } }],
  ['data', { data: { course_name: ['taken', 'too long'] } }],
  ['the top level', { course_name: ['taken', 'too long'] }],
  ['errors before data', { errors: { course_name: ['taken', 'too long'] }, data: { course_name: ['other'] } }],
])('field errors are read from %s', (_, body) => {
  expect(readRefusal(400, body).fields).toEqual({ course_name: ['taken', 'too long'] });
});

test('a field error may be one text', () => {
  expect(readRefusal(400, { errors: { course_name: 'taken' } }).fields).toEqual({ course_name: ['taken'] });
});

test('the whole form’s errors are a field of their own', () => {
  const error = readRefusal(400, { non_field_errors: ['Not on a Saturday'] });
  expect([error.message, error.fields]).toEqual(['Not on a Saturday', { non_field_errors: ['Not on a Saturday'] }]);
});

test.each([
  [{ msg: 'No', detail: 'Not so' }, 'No'],
  [{ detail: 'Not so', errors: { course_name: ['taken'] } }, 'Not so'],
  [{ errors: { course_name: ['taken'] } }, 'taken'],
  [{ msg: 'This field is required' }, 'rules.required'],
  [{ detail: 'more than 3 characters' }, 'rules.more_than {"count":3}'],
  [undefined, 'rules.refused'],
  ['<html>', 'rules.refused'],
])('the message of %j is %j', (body, message) => {
  expect(readRefusal(400, body).message).toBe(message);
});

test('a server that fails without a word has failed', () => {
  expect(readRefusal(502, undefined)).toMatchObject({ status: 502, message: 'rules.server_error', fields: {} });
});

test('the parts of an answer are no fields', () => {
  expect(readRefusal(409, { status: 'error', msg: 'taken', detail: 'taken' }).fields).toEqual({});
});

test('no body whatever makes the reader throw', () => {
  const bodies = fc.oneof(
    fc.anything(),
    fc.record({ msg: fc.anything(), detail: fc.anything(), errors: fc.anything(), data: fc.anything() }, { requiredKeys: [] }),
    fc.dictionary(fc.string(), fc.anything()),
  );
  fc.assert(
    fc.property(bodies, fc.integer({ min: 300, max: 599 }), (body, status) => {
      const error = readRefusal(status, body);
      expect(error.message).toBeTypeOf('string');
      expect(
        Object.values(error.fields)
          .flat()
          .every((text) => typeof text === 'string'),
      ).toBe(true);
    }),
  );
});
