import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { Adapter } from '@/contract/adapter';
import { defineCalls, get, patch, post } from '@/contract/call';
import { id } from '@/contract/fields';
import { data, written } from '@/contract/replies';
import { createActivity } from '@/providers/api/activity';
import { createClient } from '@/providers/api/client';
import { createDataProvider } from './dataProvider';

const faq = z.object({ iid: id, title: z.string(), course: z.int() });
const form = z.object({ title: z.string(), courses: z.int() });
const { fetchFaq, createFaq, editFaq } = defineCalls('account', {
  fetchFaq: get('/faq/{slug}', { summary: '', reply: data(faq) }),
  createFaq: post('/faq', { summary: '', body: form, reply: written(faq) }),
  editFaq: patch('/faq', { summary: '', body: z.extend(form, { faq_id: id }), reply: written(faq) }),
});
const adapter: Adapter = {
  one: fetchFaq,
  create: createFaq,
  update: { call: editFaq, id: 'faq_id', along: [] },
  toRecord: ({ course, ...row }) => ({ ...row, courses: course }),
};

/** A provider whose server answers these calls, and the calls that the server received. */
function serving(answers: Record<string, unknown>, given: Adapter = adapter) {
  const asked: string[] = [];
  const client = createClient({
    transport: async ({ call, path }) => {
      asked.push(`${call} ${path}`);
      return { status: call in answers ? 200 : 500, body: answers[call] };
    },
    activity: createActivity(),
    paths: {},
    session: { read: async () => null, remove: () => undefined },
    authorized: (request) => request(null),
  });
  return { asked, provider: createDataProvider(client, new QueryClient(), { faq: async () => given }) };
}

const typed = { title: 'When?', courses: 3 };
const change = { id: 7, data: typed, previousData: { id: 7 } };

test('what an update answers is the record', async () => {
  const { provider, asked } = serving({ editFaq: { data: { iid: 7, title: 'When?', course: 3 } } });
  expect(await provider.update('faq', change)).toEqual({ data: { id: 7, iid: 7, title: 'When?', courses: 3 } });
  expect(asked).toEqual(['editFaq /faq']);
});

test.each([{}, { data: null }, { data: {} }, { data: [] }, { msg: 'Done' }, 'done', null])(
  'after an update that answers %j the record is read anew',
  async (editFaqAnswer) => {
    const { provider, asked } = serving({ editFaq: editFaqAnswer, fetchFaq: { data: { iid: 7, title: 'WHEN?', course: 3 } } });
    expect(await provider.update('faq', change)).toEqual({ data: { id: 7, iid: 7, title: 'WHEN?', courses: 3 } });
    expect(asked).toEqual(['editFaq /faq', 'fetchFaq /faq/7']);
  },
);

test('what can’t be read anew is saved all the same', async () => {
  const { provider } = serving({ editFaq: {} });
  expect(await provider.update('faq', change)).toMatchObject({ data: { id: 7, title: 'When?', courses: 3 } });
  const { one: _, ...unread } = adapter;
  expect(await serving({ editFaq: {} }, unread).provider.update('faq', change)).toMatchObject({ data: { id: 7 } });
});

test('a new record of which nothing is told is nobody’s', async () => {
  const { provider, asked } = serving({ createFaq: { data: 'created' } });
  expect(await provider.create('faq', { data: typed })).toEqual({ data: { id: '' } });
  expect(asked).toEqual(['createFaq /faq']);
});

test('errors in an answer that is called a success refuse the write', async () => {
  const { provider } = serving({
    editFaq: { data: { iid: 7, title: 'When?', course: 3 }, errors: { title: 'taken', x: 'odd' } },
  });
  await expect(provider.update('faq', change)).rejects.toMatchObject({
    message: 'taken',
    body: { errors: { title: 'taken', root: { server: 'odd' } } },
  });
});
