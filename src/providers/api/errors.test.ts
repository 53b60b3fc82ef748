import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '@/contract';
import { defineCalls, post } from '@/contract/call';
import { done } from '@/contract/replies';
import { rules } from '@/providers/i18n/rules';
import { hasErrors } from './errorFields';
import { readRefusal } from './errors';

beforeAll(rules.open);

const { createCourse, createSubTopic, updateSubTopic, addResource } = calls;

test.each([
  ['errors', { errors: { course_name: ['taken', 'too long'] } }],
  ['data', { data: { course_name: ['taken', 'too long'] } }],
  ['the top level', { course_name: ['taken', 'too long'] }],
  ['errors before data', { errors: { course_name: ['taken', 'too long'] }, data: { course_name: ['other'] } }],
])('field errors are read from %s', (_, body) => {
  expect(readRefusal({ status: 400, body }, createCourse).fields).toEqual({ course_name: ['taken', 'too long'] });
});

test('a field error may be one text', () => {
  expect(readRefusal({ status: 400, body: { errors: { course_name: 'taken' } } }, createCourse).fields).toEqual({
    course_name: ['taken'],
  });
});

test('the whole form’s errors are a field of their own', () => {
  const error = readRefusal({ status: 400, body: { non_field_errors: ['Not on a Saturday'] } });
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
  expect(readRefusal({ status: 400, body }).message).toBe(message);
});

test('a server that fails without a word has failed', () => {
  expect(readRefusal({ status: 500, body: undefined })).toMatchObject({ status: 500, message: 'rules.server_error', fields: {} });
});

test.each([
  [502, undefined, 'rules.proxy_unanswered'],
  [502, null, 'rules.proxy_unanswered'],
  [503, undefined, 'rules.proxy_unanswered'],
  [504, undefined, 'rules.proxy_unanswered'],
  [503, {}, 'rules.server_error'],
  [503, { msg: 'The server is being started' }, 'The server is being started'],
  [413, undefined, 'rules.too_large_for_proxy {"size":1.3}'],
  [413, null, 'rules.too_large_for_proxy {"size":1.3}'],
  [413, { msg: 'The form is too large' }, 'The form is too large'],
])('a proxy that answers %i in the server’s place with %j is told from the server', (status, body, message) => {
  const headers = new Headers({ 'retry-after': '60' });
  const answer = { status, body, sent: 1.21 * 1024 * 1024, ...(body === undefined && { headers }) };
  expect(readRefusal(answer).message).toBe(message);
});

test.each([
  ['7', 'rules.too_many_attempts {"count":7}'],
  [new Date(Date.now() + 90_000).toUTCString(), expect.stringMatching(/^rules.too_many_attempts {"count":(89|90)}$/)],
  ['soon', 'rules.refused'],
  ['-3', 'rules.refused'],
  [new Date(0).toUTCString(), 'rules.refused'],
])('a server that says without a word when it may be asked again (%s) is repeated in words', (later, message) => {
  const headers = new Headers({ 'retry-after': later });
  expect(readRefusal({ status: 429, body: undefined, headers }).message).toEqual(message);
  expect(readRefusal({ status: 429, body: { msg: 'Enough' }, headers }).message).toBe('Enough');
});

test('the parts of an answer are no fields', () => {
  expect(readRefusal({ status: 409, body: { status: 'error', msg: 'taken', detail: 'taken' } }).fields).toEqual({});
});

const titleTaken = ['rules.topic_title_taken'];

test.each([
  ['a mere true', true],
  ['a number of them', 1],
  ['the text itself', 'this topic title already exists'],
  ['a list of the text', ['this topic title already exists']],
  ['the field alone', { topic_title: true }],
  ['the field with nothing in it but a part', { topic_title: [{ code: true }] }],
  ['the field with the text', { topic_title: 'this topic title already exists' }],
  ['the field with a list', { topic_title: ['this topic title already exists'] }],
  ['a record of the field', { topic_title: { message: 'this topic title already exists', code: 'unique' } }],
  ['a list of records', [{ field: 'topic_title', message: 'this topic title already exists' }]],
  ['a list of records by field', [{ topic_title: ['this topic title already exists'] }]],
  ['records with a path', [{ loc: ['body', 'topic_title'], msg: 'this topic title already exists' }]],
])('errors of a sub topic: %s', (_, errors) => {
  for (const call of [createSubTopic, updateSubTopic]) {
    for (const status of [200, 400]) {
      for (const body of [{ errors }, { data: { errors } }, { msg: null, errors, data: null }]) {
        expect(hasErrors(body)).toBe(true);
        const { fields, message } = readRefusal({ status, body }, call);
        expect([fields, message]).toEqual([{ topic_title: titleTaken }, titleTaken[0]]);
      }
    }
  }
});

test.each([
  ['a text', 'Not on a Saturday'],
  ['a list', ['Not on a Saturday']],
  ['a field that nobody has', { weekday: ['Not on a Saturday'] }],
  ['the record itself, which has no input', { sub_topic_id: ['Not on a Saturday'] }],
  ['a record', { message: 'Not on a Saturday', code: 'closed' }],
])('%s is of the whole form, and of a sub topic’s title what the specification says', (_, errors) => {
  const whole = { non_field_errors: ['Not on a Saturday'] };
  expect(readRefusal({ status: 400, body: { errors } }, createCourse).fields).toEqual(whole);
  expect(readRefusal({ status: 400, body: { errors } }, updateSubTopic).fields).toEqual({ topic_title: titleTaken, ...whole });
});

test('an error of another field says nothing of the title', () => {
  const errors = { lesson: ['This lesson is closed'], weekday: 'Not on a Saturday' };
  expect(readRefusal({ status: 200, body: { errors } }, createSubTopic).fields).toEqual({
    lesson: ['This lesson is closed'],
    non_field_errors: ['Not on a Saturday'],
  });
  expect(readRefusal({ status: 200, body: { errors: { lesson: true } } }, createSubTopic).fields).toEqual({
    lesson: ['rules.refused'],
  });
});

test('a field of a list says which part is meant', () => {
  for (const errors of [
    { 'resources.1': ['too large'] },
    { resources: [[], ['too large']] },
    { resources: { 1: 'too large' } },
  ]) {
    expect(readRefusal({ status: 400, body: { errors } }, addResource).fields).toEqual({ 'resources.1': ['too large'] });
  }
  expect(readRefusal({ status: 400, body: { errors: { resources: ['too many'] } } }, addResource).fields).toEqual({
    resources: ['too many'],
  });
});

test('a field may have the name of a part of an error', () => {
  const { send } = defineCalls('account', {
    send: post('/', { summary: '', reply: done, body: z.object({ message: z.string() }) }),
  });
  expect(readRefusal({ status: 400, body: { errors: { message: 'too long' } } }, send).fields).toEqual({ message: ['too long'] });
});

test('what stands beside the errors at the top is told by being no list', () => {
  const body = { timestamp: '2083-01-01', path: '/x', weekday: ['Not on a Saturday'] };
  expect(readRefusal({ status: 400, body }, createCourse).fields).toEqual({ non_field_errors: ['Not on a Saturday'] });
});

test('the sentence of a success isn’t that of its errors', () => {
  const body = { msg: 'Course created', errors: { course_name: 'taken' } };
  expect(readRefusal({ status: 200, body }, createCourse).message).toBe('taken');
  expect(readRefusal({ status: 400, body: { ...body, msg: 'Refused' } }, createCourse).message).toBe('Refused');
});

test.each([{}, [], '', ' ', null, false, 0, undefined, { topic_title: [] }, [{}]])('%j is no error', (errors) => {
  for (const body of [{ errors }, { data: { errors } }]) expect(hasErrors(body)).toBe(false);
});

test('no body whatever makes the reader throw', () => {
  const bodies = fc.oneof(
    fc.anything(),
    fc.record({ errors: fc.object({ maxDepth: 6, key: fc.constantFrom('topic_title', 'lesson', 'message', 'field', 'x.y') }) }),
    fc.record({ msg: fc.anything(), detail: fc.anything(), errors: fc.anything(), data: fc.anything() }, { requiredKeys: [] }),
    fc.dictionary(fc.string(), fc.anything()),
  );
  fc.assert(
    fc.property(bodies, fc.integer({ min: 300, max: 599 }), (body, status) => {
      expect(hasErrors(body)).toBeTypeOf('boolean');
      const error = readRefusal({ status, body }, createSubTopic);
      expect(error.message).toBeTypeOf('string');
      expect(
        Object.values(error.fields)
          .flat()
          .every((text) => typeof text === 'string'),
      ).toBe(true);
    }),
  );
});
