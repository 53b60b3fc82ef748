import { describe, expect, test } from 'vitest';
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

const press = {};
const pressed = { press, area: 'discussion', isAddition: true };

/** Sends the requests in turn, each answered with the next answer; returns the keys that went along. */
async function keysOf(answers: (TransportResponse | Error)[], requests: TransportRequest[]) {
  const keys: (string | undefined)[] = [];
  const waiting = [...answers];
  const send = withWriteKeys(async ({ headers, ...request }) => {
    expect(request).not.toHaveProperty('pressed');
    keys.push(headers['idempotency-key']);
    const answer = waiting.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer is left');
    return answer;
  });
  for (const request of requests) await send({ pressed, ...request }).catch(() => undefined);
  return keys;
}

const lost = new NetworkError('no_answer');
const other = { ...comment, body: '{"comments":"Namaskar"}' };

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

test('a write after a refusal has another key', async () => {
  expect(new Set(await keysOf([{ status: 422, body: {} }, posted], [comment, comment])).size).toBe(2);
});

test.each([
  ['was answered', posted],
  ['is lost too', lost],
])('what another content that %s has followed has another key', async (_, answer) => {
  expect(new Set(await keysOf([lost, answer, posted], [comment, other, comment])).size).toBe(3);
});

test.each([401, 408, 429, 502])('what was answered with %i is sent again as the same', async (status) => {
  const [first, second, third] = await keysOf([lost, { status, body: undefined }, posted], [comment, comment, comment]);
  expect([second, third]).toEqual([first, first]);
});

test('another form, and what isn’t said to be of one, has another key', async () => {
  const elsewhere = { ...comment, pressed: { ...pressed, press: {} } };
  const ofNone = { ...comment, pressed: undefined };
  const [first, second, third, fourth] = await keysOf([lost, lost, lost, posted], [comment, elsewhere, ofNone, comment]);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(fourth).toBe(first);
});

test('the parts of one press are told apart', async () => {
  const part = (number: number, body: string) => ({ ...comment, body, pressed: { ...pressed, part: number } });
  const [one, two, oneAgain, twoAgain] = await keysOf(
    [lost, lost, posted, posted],
    [part(1, 'a'), part(2, 'b'), part(1, 'a'), part(2, 'b')],
  );
  expect([oneAgain, twoAgain]).toEqual([one, two]);
  expect(one).not.toBe(two);
});

describe('a change that had no answer', () => {
  const change = (of: object, path: string, area = 'enquiry'): TransportRequest => ({
    ...comment,
    method: 'PATCH',
    path,
    pressed: { press: of, area, isAddition: false },
  });
  const status = change(press, '/enquiry/updateEnquiryStatus');

  test.each([
    ['another form', change({}, '/enquiry/updateEnquiryStatus')],
    ['another call of the same form', change(press, '/enquiry/other')],
  ])('is wanted anew once a later one of %s is answered', async (_, later) => {
    expect(new Set(await keysOf([lost, posted, posted], [status, later, status])).size).toBe(3);
  });

  test.each([
    ['of another area', posted, change({}, '/faq/editFAQ', 'content')],
    ['that had no answer either', lost, change({}, '/enquiry/updateEnquiryStatus')],
    [
      'of another part, elsewhere',
      posted,
      { ...change(press, '/enquiry/7'), pressed: { press, area: 'enquiry', isAddition: false, part: 7 } },
    ],
    ['of another part of it', posted, { ...status, pressed: { press, area: 'enquiry', isAddition: false, part: 2 } }],
  ])('is still sent again after one %s', async (_, answer, later) => {
    const [first, , third] = await keysOf([lost, answer, posted], [status, later, status]);
    expect(third).toBe(first);
  });

  test('is no reason to add something twice', async () => {
    const [first, , third] = await keysOf([lost, posted, posted], [comment, change({}, '/discussion/1', 'discussion'), comment]);
    expect(third).toBe(first);
  });
});

test('two equal writes at the same time are two', async () => {
  const keys = new Set<string | undefined>();
  const send = withWriteKeys(async ({ headers }) => {
    keys.add(headers['idempotency-key']);
    return posted;
  });
  await Promise.all([send({ ...comment, pressed }), send({ ...comment, pressed })]);
  expect(keys.size).toBe(2);
});

test('a file is part of the content', async () => {
  const upload = (file: File): TransportRequest => {
    const body = new FormData();
    body.append('resources', file);
    return { ...comment, body };
  };
  const file = (name: string, lastModified: number) => upload(new File(['notes'], name, { lastModified }));
  const [first, same, renamed, newer] = await keysOf(
    [lost, lost, lost, posted],
    [file('a.pdf', 1), file('a.pdf', 1), file('b.pdf', 1), file('b.pdf', 2)],
  );
  expect(same).toBe(first);
  expect(new Set([first, renamed, newer]).size).toBe(3);
});

test.each([
  ['a read', { ...comment, method: 'GET' as const }],
  ['what nobody has signed', { ...comment, headers: {} }],
])('%s has no key', async (_, request) => {
  expect(await keysOf([posted], [request])).toEqual([undefined]);
});
