import { expect, test } from 'vitest';
import { NetworkError, type TransportRequest, type TransportResponse } from './transport';
import { withWriteKeys } from './writeKeys';

const comment: TransportRequest = {
  call: 'createDiscussion',
  method: 'POST',
  path: '/discussion/createDiscussion',
  headers: { authorization: 'Bearer mine' },
  body: '{"comments":"Namaste"}',
};
const posted: TransportResponse = { status: 200, body: { msg: 'posted' } };

/** Sends the requests in turn, each answered with the next answer; returns the keys that went along. */
async function keysOf(answers: (TransportResponse | Error)[], requests: TransportRequest[]) {
  const keys: (string | undefined)[] = [];
  const waiting = [...answers];
  const send = withWriteKeys(async ({ headers }) => {
    keys.push(headers['idempotency-key']);
    const answer = waiting.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer is left');
    return answer;
  });
  for (const request of requests) await send(request).catch(() => undefined);
  return keys;
}

const lost = new NetworkError('no_answer');

test.each([
  ['no answer came', lost],
  ['a gateway answered', { status: 502, body: undefined }],
  ['it was cancelled', new Error('cancelled')],
])('a write that is sent again because %s has the same key, until it is answered', async (_, answer) => {
  const [first, second, third] = await keysOf([answer, posted, posted], [comment, comment, comment]);
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a write with another content, or after a refusal, has another key', async () => {
  const other = { ...comment, body: '{"comments":"Namaskar"}' };
  expect(new Set(await keysOf([lost, posted, posted], [comment, other, comment])).size).toBe(2);
  expect(new Set(await keysOf([{ status: 422, body: {} }, posted], [comment, comment])).size).toBe(2);
});

test('two equal writes at the same time are two', async () => {
  const keys = new Set<string | undefined>();
  const send = withWriteKeys(async ({ headers }) => {
    keys.add(headers['idempotency-key']);
    return posted;
  });
  await Promise.all([send(comment), send(comment)]);
  expect(keys.size).toBe(2);
});

test('a file is part of the content', async () => {
  const upload = (file: File): TransportRequest => {
    const body = new FormData();
    body.append('resources', file);
    return { ...comment, body };
  };
  const file = (name: string, lastModified: number) => upload(new File(['notes'], name, { lastModified }));
  const keys = await keysOf([lost, lost, lost, posted], [file('a.pdf', 1), file('b.pdf', 1), file('a.pdf', 2), file('a.pdf', 1)]);
  expect(keys[3]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test.each([
  ['a read', { ...comment, method: 'GET' as const }],
  ['what nobody has signed', { ...comment, headers: {} }],
])('%s has no key', async (_, request) => {
  expect(await keysOf([posted], [request])).toEqual([undefined]);
});
