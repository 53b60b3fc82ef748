import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import type { Session } from '@/contract/account';
import { defineCalls, get, patch, post } from '@/contract/call';
import { data, done } from '@/contract/replies';
import { createActivity } from './activity';
import { createAuthorized } from './authorized';
import { createClient } from './client';
import type { TransportRequest, TransportResponse } from './transport';

const calls = defineCalls('account', {
  getCourse: get('/course/{slug}/part/{part}', { summary: '', reply: data(z.object({ iid: z.int() })) }),
  createCourse: post('/course', { summary: '', body: z.object({ name: z.string() }), reply: done, stamp: 'created_by' }),
  renameCourse: patch('/course/{id}', { summary: '', body: z.object({ name: z.string() }), reply: done }),
  addResource: post('/resource', {
    summary: '',
    multipart: true,
    body: z.object({ lesson: z.int(), note: z.nullish(z.string()), resources: z.array(z.file()) }),
    reply: done,
  }),
  login: post('/login', { summary: '', access: 'public', body: z.object({ email: z.string() }), reply: done }),
});

const sita: Session = {
  tokens: { access: 'access-1', refresh: 'refresh-1' },
  username: 'sita',
  email: 'sita@coursedesk.test',
  is_staff: true,
};

interface Setting {
  person?: Session | null;
  answer?: TransportResponse | Error;
  paths?: Record<string, string>;
}

function setUp({ person = sita, answer = { status: 200, body: { msg: 'Done' } }, paths = {} }: Setting = {}) {
  const requests: TransportRequest[] = [];
  const activity = createActivity();
  const onWritten = vi.fn();
  const session = { read: async () => person, remove: () => undefined };
  const client = createClient({
    transport: async (request) => {
      requests.push(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    session,
    authorized: createAuthorized({ session, refresh: () => Promise.reject(new Error('nothing to refresh with')) }),
    activity,
    onWritten,
    paths,
  });
  return { client, requests, activity, onWritten };
}

const course = { status: 200, body: { data: { iid: 7, secret: 'dropped' } } };

test('the path carries its parameters, the body the rest, the header the token, the stamp the username', async () => {
  const { client, requests } = setUp();
  await client.send(calls.createCourse, { name: 'Section Officer' });
  await client.send(calls.renameCourse, { id: '7', name: 'Nayab Subba' });
  expect(requests).toMatchObject([
    { call: 'createCourse', method: 'POST', path: '/course', body: '{"name":"Section Officer","created_by":"sita"}' },
    { call: 'renameCourse', method: 'PATCH', path: '/course/7', body: '{"name":"Nayab Subba"}' },
  ]);
  expect(requests[0]?.headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: 'Bearer access-1',
  });
});

test.each([null, ''])('the username %j falls back to the email', async (username) => {
  const { client, requests } = setUp({ person: { ...sita, username } });
  await client.send(calls.createCourse, { name: 'Section Officer' });
  expect(requests[0]?.body).toContain('"created_by":"sita@coursedesk.test"');
});

test('a public call carries no token', async () => {
  const { client, requests } = setUp();
  await client.send(calls.login, { email: 'a@b.np' });
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

test('a reply loses what the contract does not name', async () => {
  const { client, onWritten } = setUp({ answer: course });
  expect(await client.send(calls.getCourse, { slug: 'a', part: 'b' })).toEqual({ data: { iid: 7 } });
  expect(onWritten).not.toHaveBeenCalled();
});

test('any parameter stays in its place in the path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), async (slug, part) => {
      const { client, requests } = setUp({ answer: course });
      await client.send(calls.getCourse, { slug, part });
      const [, , sentSlug = '', , sentPart = '', ...more] = requests[0]?.path.split('/') ?? [];
      expect([decodeURIComponent(sentSlug), decodeURIComponent(sentPart), more]).toEqual([slug, part, []]);
      expect(requests[0]?.path).not.toMatch(/[?#]/);
    }),
  );
});

test('a deployment has its own path for a call', async () => {
  const { client, requests } = setUp({ answer: course, paths: { getCourse: '/v2/{part}/of/{slug}' } });
  await client.send(calls.getCourse, { slug: 'लोक सेवा', part: 'b' });
  expect(requests[0]?.path).toBe(`/v2/b/of/${encodeURIComponent('लोक सेवा')}`);
});

test('a form repeats the key of a list, leaves out what is empty, and names no content type', async () => {
  const { client, requests } = setUp();
  const resources = [new File(['a'], 'a.pdf'), new File(['b'], 'b.zip')];
  await client.send(calls.addResource, { lesson: 3, note: null, resources });
  const [request] = requests;
  const form = request?.body instanceof FormData ? request.body : new FormData();
  expect(form.get('lesson')).toBe('3');
  expect(form.has('note')).toBe(false);
  expect(form.getAll('resources').map((file) => (file instanceof File ? file.name : file))).toEqual(['a.pdf', 'b.zip']);
  expect(request?.headers).not.toHaveProperty('content-type');
});

test('a write that went through is told with the server’s sentence', async () => {
  const { client, onWritten } = setUp();
  await client.send(calls.createCourse, { name: 'Section Officer' });
  expect(onWritten.mock.calls).toEqual([['Done']]);
});

test('one of many writes keeps its sentence to itself', async () => {
  const { client, onWritten } = setUp();
  await client.send(calls.createCourse, { name: 'Section Officer' }, { quiet: true });
  expect(onWritten).not.toHaveBeenCalled();
});

test('a reply that the contract does not know is an error that names the call', async () => {
  const { client } = setUp({ answer: { status: 200, body: '<html>' } });
  await expect(client.send(calls.getCourse, { slug: 'a', part: 'b' })).rejects.toMatchObject({
    name: 'ApiError',
    message: 'rules.unreadable_reply {"call":"getCourse"}',
  });
});

test('a refusal is an error with the fields’ texts, and is not told as written', async () => {
  const { client, onWritten } = setUp({ answer: { status: 409, body: { errors: { name: ['taken'] } } } });
  await expect(client.send(calls.createCourse, { name: 'x' })).rejects.toMatchObject({
    status: 409,
    fields: { name: ['taken'] },
  });
  expect(onWritten).not.toHaveBeenCalled();
});

test.each([{}, { msg: null }, { msg: 7 }, null, 'ok'])('a write that answers %j went through without a word', async (body) => {
  const { client, onWritten } = setUp({ answer: { status: 200, body } });
  await client.send(calls.createCourse, { name: 'Section Officer' });
  expect(onWritten.mock.calls).toEqual([['']]);
});

test('a write that is answered by a page did not go through', async () => {
  const { client, onWritten } = setUp({ answer: { status: 200, body: undefined } });
  await expect(client.send(calls.createCourse, { name: 'x' })).rejects.toMatchObject({ name: 'ApiError' });
  expect(onWritten).not.toHaveBeenCalled();
});

test('errors in an answer make it a refusal, whatever its status', async () => {
  const { client, onWritten } = setUp({ answer: { status: 200, body: { msg: 'Done', data: null, errors: { name: 'taken' } } } });
  await expect(client.send(calls.createCourse, { name: 'x' })).rejects.toMatchObject({ fields: { name: ['taken'] } });
  expect(onWritten).not.toHaveBeenCalled();
});

test('a call is in flight until its answer or its failure; only a read can be cancelled', async () => {
  const { client, activity, requests } = setUp({ answer: new Error('no line') });
  const read = client.send(calls.getCourse, { slug: 'a', part: 'b' });
  const write = client.send(calls.createCourse, { name: 'x' });
  const [reading, writing] = activity.getSnapshot();
  expect([reading?.call, writing?.call]).toEqual(['getCourse', 'createCourse']);
  expect(writing).not.toHaveProperty('cancel');
  await Promise.allSettled([read, write]);
  expect(activity.getSnapshot()).toEqual([]);
  reading?.cancel?.();
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});
