import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { defineCalls, get, patch, post } from '@/contract/call';
import { data, done } from '@/contract/replies';
import { rules } from '@/providers/i18n/rules';
import { createActivity } from './activity';
import { createAuthorized } from './authorized';
import { createClient } from './client';
import type { TransportRequest, TransportResponse } from './transport';

const calls = defineCalls('account', {
  getCourse: get('/course/{id}', { summary: '', reply: data(z.object({ iid: z.int() })) }),
  renameCourse: patch('/course/{id}', { summary: '', body: z.object({ name: z.string() }), reply: done }),
  login: post('/login', { summary: '', access: 'public', body: z.object({ email: z.string() }), reply: done }),
});

const course = { status: 200, body: { data: { iid: 7 } } };
const written = { status: 200, body: { msg: 'Done' } };

/** Connects a client to a server that always gives the same answer. */
function setUp(answer: TransportResponse = written) {
  const requests: TransportRequest[] = [];
  const onWritten = vi.fn();
  const session = { read: async () => null, remove: () => undefined };
  const client = createClient({
    transport: async (request) => {
      requests.push(request);
      return answer;
    },
    session,
    authorized: createAuthorized({ session, refresh: () => Promise.reject(new Error('nothing to refresh with')) }),
    activity: createActivity(),
    onWritten,
    paths: {},
  });
  return { client, requests, onWritten };
}

afterEach(() => void vi.restoreAllMocks());

const refusal = { status: 400, body: { msg: 'FAQ not found', errors: { name: ['This field is required'] } } };

test('a refused read knows the rules of its sentences, although it was sent without them', async () => {
  const open = vi.spyOn(rules, 'open');
  const { client } = setUp(course);
  await client.send(calls.getCourse, { id: '1' });
  expect(open).not.toHaveBeenCalled();
  const refused = setUp(refusal).client.send(calls.getCourse, { id: '1' });
  await expect(refused).rejects.toMatchObject({ message: 'rules.faq_not_found' });
  expect(open).toHaveBeenCalled();
});

test('a write asks for the sentences of its answer before it is sent; one of a public page, only when refused', async () => {
  const open = vi.spyOn(rules, 'open');
  const { client, requests } = setUp();
  open.mockImplementationOnce(async () => expect(requests).toEqual([]));
  await client.send(calls.renameCourse, { id: '1', name: 'Law' });
  expect(open).toHaveBeenCalled();
  open.mockClear();
  await client.send(calls.login, { email: 'a@b.test' });
  expect(open).not.toHaveBeenCalled();
  await expect(setUp(refusal).client.send(calls.login, { email: '' })).rejects.toBeInstanceOf(Error);
  expect(open).toHaveBeenCalled();
});

test('a server’s own sentences are kept where those of the rules can’t be fetched', async () => {
  vi.spyOn(rules, 'open').mockRejectedValue(new Error('offline'));
  vi.spyOn(rules, 'of').mockImplementation((text) => text);
  const { client } = setUp(refusal);
  await expect(client.send(calls.renameCourse, { id: '1', name: '' })).rejects.toMatchObject({
    message: 'FAQ not found',
    fields: { name: ['This field is required'] },
  });
  const { client: pleased, onWritten } = setUp();
  await pleased.send(calls.renameCourse, { id: '1', name: 'Law' });
  expect(onWritten).toHaveBeenCalledWith('Done');
});
