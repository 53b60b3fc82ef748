import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { adapters } from '@/app/areas';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { createActivity } from '@/providers/api/activity';
import { createAuthorized } from '@/providers/api/authorized';
import { createClient } from '@/providers/api/client';
import type { TransportRequest } from '@/providers/api/transport';
import { createDataProvider } from '@/providers/data/dataProvider';

/** The fields of each call's body; docs/CALLS.md has them written down. */
const bodyNames = new Map(
  Object.values<Call>(calls).map(({ name, body, stamp }) => [
    name,
    [...Object.keys(body?.shape ?? {}), ...(stamp ? [stamp] : [])],
  ]),
);

/** A form that asks for whatever any form asks, with what some forms need to be sent at all. */
const form = {
  ...Object.fromEntries([...bodyNames.values()].flat().map((name) => [name, 1])),
  ...{ year: 2026, id: 1, iid: 1, q: 'a', surplus: 'b', file: new File([], 'a.png') },
  company_contact: [{ company_contact_no: '9800000000', id: 1 }],
  quiz_options: [{ options: '<p>a</p>', correct: true }],
};

const person = { tokens: { access: 'a', refresh: 'r' }, username: 'sita', email: 'sita@coursedesk.test', is_staff: true };

/** Makes a dataProvider whose server notes what it is sent. */
function noting() {
  const sent: TransportRequest[] = [];
  const session = { read: async () => person, remove: () => undefined };
  const client = createClient({
    transport: async (request) => {
      sent.push(request);
      return { status: 400, body: { msg: 'Noted' } };
    },
    session,
    authorized: createAuthorized({ session, refresh: () => Promise.reject(new Error('nothing to refresh with')) }),
    activity: createActivity(),
    paths: {},
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { sent, client, provider: createDataProvider(client, queries, adapters) };
}

const fieldsOf = ({ body }: TransportRequest): string[] =>
  body instanceof FormData ? [...body.keys()] : Object.keys(JSON.parse(body ?? '{}'));

/** Returns the fields of what was sent that its call doesn't name. */
const unnamed = (sent: readonly TransportRequest[]): string[] =>
  sent.flatMap((request) =>
    fieldsOf(request)
      .filter((field) => !bodyNames.get(request.call)?.includes(field))
      .map((field) => `${request.call} ${field}`),
  );

test.each(Object.keys(adapters))('what “%s” sends is named by its calls', async (resource) => {
  const { list, create, update } = (await adapters[resource]?.()) ?? {};
  const { sent, provider } = noting();
  // A list that is a search may find its filter incomplete, and send nothing.
  if (list) await provider.getList(resource, { filter: form }).catch(() => undefined);
  if (create) await expect(provider.create(resource, { data: form })).rejects.toThrow('Noted');
  if (update) {
    const change = { id: 1, data: form, previousData: { ...form, id: 1 } };
    await expect(provider.update(resource, change)).rejects.toThrow('Noted');
  }
  expect(sent.map(({ call }) => call)).toEqual(
    expect.arrayContaining([create, update?.call].flatMap((call) => call?.name ?? [])),
  );
  expect(unnamed(sent)).toEqual([]);
});

test.each(Object.values<Call>(calls).filter(({ body }) => body))(
  '$name sends what it names alone, whoever calls it',
  async (call) => {
    const { sent, client } = noting();
    await expect(client.send(call, form)).rejects.toThrow();
    expect(unnamed(sent)).toEqual([]);
  },
);

test('react-admin’s delete makes the call of each area that has one, for one record and for several', async () => {
  const { sent, provider } = noting();
  for (const [resource, load] of Object.entries(adapters)) {
    const { delete: remove } = await load();
    if (!remove) {
      await expect(provider.delete(resource, { id: 7 })).rejects.toThrow('The product has no call for deleting');
      continue;
    }
    const before = sent.length;
    await expect(provider.delete(resource, { id: 7 })).rejects.toThrow('Noted');
    await expect(provider.deleteMany(resource, { ids: [7, 8] })).rejects.toThrow('Noted');
    expect(sent.slice(before).map(({ call }) => call)).toEqual([remove.call.name, remove.call.name]);
  }
  const made = new Set(sent.map(({ call }) => call));
  // A lesson's files are no resource, and roles are deleted by ra-data-simple-rest.
  expect(Object.keys(calls).filter((name) => name.startsWith('delete') && !made.has(name))).toEqual([
    'deleteResources',
    'deleteRole',
  ]);
  expect(unnamed(sent)).toEqual([]);
});
