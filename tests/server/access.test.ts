import { Api, headersOf, pathOf } from '@tests/contract/api';
import { overHttp } from '@tests/contract/overHttp';
import { createPgliteHost, sharedPglite } from '@tests/contract/pglite';
import { everywhere, withRole } from '@tests/contract/withRole';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '@/contract';
import type { Access, Call } from '@/contract/call';
import type { CallArea } from '@/contract/rights';

beforeAll(sharedPglite);

interface Route {
  name: string;
  method: string;
  path: string;
  access: Access;
  /** The area whose rights allow it, and whether it writes. */
  area: CallArea;
  writes: boolean;
  body?: string | undefined;
}

const routes: Route[] = Object.values<Call>(calls).map((call) => ({ ...call, path: pathOf(call), body: call.body && '{}' }));

type Who = 'nobody' | 'learner' | 'removed' | 'disabled' | 'reader' | 'writer' | 'staff';

/**
 * What each person's answer is. A person who was removed or disabled, though their token lasts, is nobody. The writer may change whatever a
 * role can allow.
 */
const refusal: Record<Who, (route: Route) => number | undefined> = {
  nobody: ({ access }) => (access === 'public' ? undefined : 401),
  learner: ({ access }) => (access === 'staff' ? 403 : undefined),
  removed: ({ access }) => (access === 'public' ? undefined : 401),
  disabled: ({ access }) => (access === 'public' ? undefined : 401),
  reader: ({ access, area, writes }) => (access === 'staff' && area !== 'account' && writes ? 403 : undefined),
  writer: () => undefined,
  staff: () => undefined,
};

test('every route answers whom it is for, and nobody else', async () => {
  const host = await overHttp(() => createPgliteHost())();
  const api = new Api(host);
  const disabled = await withRole(api, everywhere('write'), 'disabled@coursedesk.test');
  await host.store.update('user', disabled.iid, { is_disabled: true });
  const tokens: Record<Who, string | undefined> = {
    nobody: undefined,
    learner: (await api.signIn('learner@coursedesk.test')).access,
    removed: await removedStaff(api),
    disabled: disabled.token,
    reader: (await withRole(api, everywhere('read'), 'reader@coursedesk.test')).token,
    writer: (await withRole(api, everywhere('write'), 'writer@coursedesk.test')).token,
    staff: (await api.signIn('staff@coursedesk.test')).access,
  };
  const [wrong, failed]: string[][] = [[], []];
  for (const person of ['nobody', 'learner', 'removed', 'disabled', 'reader', 'writer', 'staff'] as const) {
    for (const route of routes) {
      const { name, method, path, body } = route;
      const { status } = await api.raw(method, path, { headers: headersOf(tokens[person]), ...(body && { body }) });
      const expected = refusal[person](route);
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
