import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '.';
import type { Call } from './call';
import { answerOf, data, done, nested, page, written } from './replies';

const row = z.object({ iid: z.int(), name: z.string() });
const stored = { iid: 7, name: 'Law' };

test('a write that answers its record is read by the contract', () => {
  const reply = { data: { ...stored, secret: 'dropped' }, msg: 'Done', more: 1 };
  expect(written(row).parse(reply)).toEqual({ data: stored, msg: 'Done' });
  expect(written(z.array(row)).parse({ data: [] })).toEqual({ data: [] });
});

test.each([
  [{}],
  [{ data: null, msg: null }],
  [{ data: {} }],
  [{ data: { iid: 7 } }],
  [{ data: [] }],
  [{ data: 'created' }],
  [{ status: 'success' }],
  ['success'],
  [true],
  [null],
  [[]],
])('a write that answers %j went through, and its record is read anew', (reply) => {
  expect(written(row).parse(reply)).toEqual({ data: undefined });
  expect(done.parse(reply).msg).toBeUndefined();
});

test('whatever JSON a server answers, a write can be read, and what is no JSON can’t', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (reply) => {
      expect(written(row).safeParse(reply).success && done.safeParse(reply).success).toBe(true);
    }),
  );
  for (const reply of [written(row), done]) expect(reply.safeParse(undefined).success).toBe(false);
});

test('a read wants its data, and may lack its sentence', () => {
  expect(data(row).parse({ data: stored, msg: null })).toEqual({ data: stored });
  expect(data(row).parse({ data: stored })).toEqual({ data: stored });
  for (const reply of [{}, { data: null }, { data: {} }]) expect(data(row).safeParse(reply).success).toBe(false);
});

test('a list that stands one step deeper is read where lists usually are as well', () => {
  for (const reply of [{ data: { data: [stored] } }, { data: [stored] }]) {
    expect(nested(row).parse(reply)).toEqual({ data: [stored] });
  }
  for (const reply of [{}, { data: {} }, { data: { data: stored } }]) expect(nested(row).safeParse(reply).success).toBe(false);
  expect(answerOf(nested(row)).safeParse({ data: [stored] }).success).toBe(false);
});

test('a server of ours answers its record and its sentence', () => {
  for (const answer of [{ msg: 'Done' }, { data: null, msg: 'Done' }, { data: stored }]) {
    expect(answerOf(written(row)).safeParse(answer).success).toBe(false);
  }
  expect(answerOf(written(row)).parse({ data: { ...stored, secret: 'dropped' }, msg: 'Done' })).toEqual({
    data: stored,
    msg: 'Done',
  });
  expect(answerOf(done).safeParse({}).success).toBe(false);
});

test('every write is read so, but for those that are sent for a session, and our own, which answer the record itself', () => {
  const strict = Object.values<Call>(calls).filter(({ writes, reply }) => writes && answerOf(reply) === reply);
  expect(
    strict.flatMap(({ name, path }) => (/^\/(?:rest|person|auth\/(?:second_factor|oidc))\b/.test(path) ? [] : name)),
  ).toEqual(['login', 'refresh']);
});

test.each([[[{ len: 42 }]], [[42]], [{ len: 42 }], [42]])('a page says how many there are in all by %j', (len) => {
  expect(page(row).parse({ data: [stored], len })).toEqual({ data: [stored], len: 42 });
});

test.each([undefined, null, [], [{}], -1, 'many', [{ len: -1 }], { len: 1.5 }])('%j says nothing of that', (len) => {
  expect(page(row).safeParse({ data: [], len }).success).toBe(false);
});

test('a server of ours says it in one way', () => {
  const answer = answerOf(page(row));
  expect(answer.safeParse({ data: [stored], len: [{ len: 1 }] }).success).toBe(true);
  expect(answer.safeParse({ data: [stored], len: 1 }).success).toBe(false);
});
