import { Api, headersOf, pathOf } from '@tests/contract/api';
import { overHttp } from '@tests/contract/overHttp';
import { sharedPglite, startTime } from '@tests/contract/pglite';
import { createPgliteHost } from '@tests/contract/pgliteHost';
import { beforeAll, expect, test } from 'vitest';
import { restResources } from '@/backend/rest/resources';
import { calls } from '@/contract';
import type { Access, Call } from '@/contract/call';

beforeAll(sharedPglite, startTime);

interface Route {
  name: string;
  method: string;
  path: string;
  access: Access;
  body?: string | undefined;
}

const routes: Route[] = [
  ...Object.values<Call>(calls).map((call) => ({ ...call, path: pathOf(call), body: call.body && '{}' })),
  ...Object.keys(restResources).flatMap((name) =>
    [
      ['GET', `/rest/${name}`],
      ['GET', `/rest/${name}/1`],
      ['PUT', `/rest/${name}/1`],
    ].map(([method = '', path = '']) => ({ name: `${method} ${path}`, method, path, access: 'staff' as const })),
  ),
];

/** What each person's answer is. A person who was removed, though their token lasts, is nobody. */
const refusal: Record<'nobody' | 'learner' | 'removed' | 'staff', Record<Access, number | undefined>> = {
  nobody: { public: undefined, user: 401, staff: 401 },
  learner: { public: undefined, user: undefined, staff: 403 },
  removed: { public: undefined, user: 401, staff: 401 },
  staff: { public: undefined, user: undefined, staff: undefined },
};

test('every route answers whom it is for, and nobody else', async () => {
  const host = await overHttp(createPgliteHost)();
  const api = new Api(host);
  const [staff, learner, removed] = [
    await api.signIn('staff@coursedesk.test'),
    await api.signIn('learner@coursedesk.test'),
    await removedStaff(api),
  ];
  const tokens = { nobody: undefined, learner: learner.access, removed, staff: staff.access };
  const [wrong, failed]: string[][] = [[], []];
  for (const person of ['nobody', 'learner', 'removed', 'staff'] as const) {
    for (const { name, method, path, access, body } of routes) {
      const { status } = await api.raw(method, path, { headers: headersOf(tokens[person]), ...(body && { body }) });
      const expected = refusal[person][access];
      const isRefused = status === 401 || status === 403;
      if (expected === undefined ? isRefused : status !== expected) wrong?.push(`${name} answers ${person} ${status}`);
      if (status >= 500) failed?.push(`${name} answers ${person} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(failed).toEqual([]);
  expect(host.reports).toEqual([]);
});

/** Returns the token of somebody of the staff whose account and sessions are gone. */
async function removedStaff(api: Api): Promise<string> {
  const { store } = api.host;
  const [person] = await store.list('user', { where: { email: 'staff@coursedesk.test' } });
  const { iid: _, ...row } = person ?? expect.fail('There is no staff');
  const { iid } = await store.insert('user', { ...row, email: 'gone@coursedesk.test', username: 'gone' });
  const { status, body } = await api.call('login', {
    email: 'gone@coursedesk.test',
    password: 'Coursedesk#1',
    grant_type: 'password',
  });
  expect(status).toBe(200);
  await store.removeMany('session', { where: { user_iid: iid } });
  await store.remove('user', iid);
  return calls.login.reply.parse(body).data.tokens.access;
}
