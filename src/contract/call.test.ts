import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { defineCalls, get, patch, pathParams, post, remove, search } from './call';
import { done } from './replies';

const declared = defineCalls('account', {
  read: get('/things/{id}/parts/{part}', { summary: 'Read', reply: done }),
  find: search('/things/find', { summary: 'Find', reply: done, body: z.object({ q: z.string() }) }),
  add: post('/things', { summary: 'Add', reply: done, access: 'user', stamp: 'created_by' }),
  change: patch('/things', { summary: 'Change', reply: done, multipart: true }),
  drop: remove('/things/{id}', { summary: 'Drop', reply: done }),
});

test('a call knows the name it is declared under', () => {
  expect(Object.values(declared).map(({ name }) => name)).toEqual(['read', 'find', 'add', 'change', 'drop']);
});

test('calls that write are distinguished from those that only read, including searches', () => {
  expect(Object.values(declared).map(({ method, writes }) => [method, writes])).toEqual([
    ['GET', false],
    ['POST', false],
    ['POST', true],
    ['PATCH', true],
    ['DELETE', true],
  ]);
});

test('a call is for staff, and JSON, unless it says otherwise', () => {
  expect([declared.read.access, declared.add.access]).toEqual(['staff', 'user']);
  expect([declared.read.multipart, declared.change.multipart]).toEqual([false, true]);
});

test('a path’s parameters are named in its order', () => {
  expect(pathParams(declared.read.path)).toEqual(['id', 'part']);
  expect(pathParams(declared.find.path)).toEqual([]);
});
