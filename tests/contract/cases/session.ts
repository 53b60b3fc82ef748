import { type Api, type Tokens } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const refreshed = async (api: Api, refresh: string): Promise<Tokens> => {
  const { body } = await api.call('refresh', { refresh });
  const { access, refresh: next = '' } = calls.refresh.reply.parse(body);
  return { access, refresh: next };
};
const ended = { status: 401, body: { msg: 'Your session has ended, sign in again' } };

export const sessionCases = {
  refresh: (open) => {
    test('answers a new access token and a new refresh token', async () => {
      const { api, staff } = await open();
      const next = await refreshed(api, staff.refresh);
      expect(next.refresh).not.toBe(staff.refresh);
      expect((await api.call('getAllCourseCategory', {}, next.access)).status).toBe(200);
    });
    test('gives two tabs the same successor', async () => {
      const { api, staff } = await open();
      const [one, other] = await Promise.all([refreshed(api, staff.refresh), refreshed(api, staff.refresh)]);
      expect(other.refresh).toBe(one.refresh);
      api.host.advance(19);
      expect((await refreshed(api, staff.refresh)).refresh).toBe(one.refresh);
      expect((await refreshed(api, one.refresh)).refresh).not.toBe(one.refresh);
    });
    test('a token whose answer was lost stands however long the line was down, and two tabs that come back get the same', async () => {
      const { api, staff } = await open();
      await refreshed(api, staff.refresh);
      api.host.advance(13 * 24 * 60 * 60);
      const [one, other] = await Promise.all([refreshed(api, staff.refresh), refreshed(api, staff.refresh)]);
      expect(other.refresh).toBe(one.refresh);
      expect((await api.call('getAllCourseCategory', {}, one.access)).status).toBe(200);
      expect((await refreshed(api, one.refresh)).refresh).not.toBe(one.refresh);
    });
    test.each([
      ['by a call', ({ access }: Tokens) => ({ call: 'getAllCourseCategory' as const, access, body: {} })],
      ['by a refresh', ({ refresh }: Tokens) => ({ call: 'refresh' as const, access: '', body: { refresh } })],
    ])('once its successor was used %s, the older token ends the session, for its successor too', async (_use, use) => {
      const { api, staff } = await open();
      const next = await refreshed(api, staff.refresh);
      const { call, access, body } = use(next);
      expect((await api.call(call, body, access)).status).toBe(200);
      api.host.advance(21);
      expect(await api.call('refresh', { refresh: staff.refresh })).toEqual(ended);
      expect(await api.call('refresh', { refresh: next.refresh })).toEqual(ended);
      expect((await api.call('getAllCourseCategory', {}, next.access)).status).toBe(401);
    });
    test('two tabs go on though one has used its successor already; once that was refreshed by, the older is dead at once', async () => {
      const { api, staff } = await open();
      const next = await refreshed(api, staff.refresh);
      expect((await api.call('getAllCourseCategory', {}, next.access)).status).toBe(200);
      expect((await refreshed(api, staff.refresh)).refresh).toBe(next.refresh);
      await refreshed(api, next.refresh);
      expect(await api.call('refresh', { refresh: staff.refresh })).toEqual(ended);
    });
    test('what came with the older token uses its successor by nothing', async () => {
      const { api, staff } = await open();
      expect((await api.call('getAllCourseCategory', {}, staff.access)).status).toBe(200);
      const next = await refreshed(api, staff.refresh);
      api.host.advance(21);
      expect((await api.call('getAllCourseCategory', {}, staff.access)).status).toBe(200);
      expect((await refreshed(api, staff.refresh)).refresh).toBe(next.refresh);
    });
    test('refuses what is not a refresh token of ours, and one that has expired', async () => {
      const { api, staff } = await open();
      expect(await api.call('refresh', { refresh: staff.access })).toEqual(ended);
      expect(await api.call('refresh', { refresh: 'a.b.c' })).toEqual(ended);
      expect(await api.call('refresh', { refresh: 'NUL \0' })).toEqual(ended);
      api.host.advance(15 * 24 * 60 * 60);
      expect(await api.call('refresh', { refresh: staff.refresh })).toEqual(ended);
    });
    test('tells anew whether the person is staff, which counts at once', async () => {
      const { api, staff } = await open();
      await api.host.store.update('user', 1, { is_staff: false });
      expect((await api.call('getAllCourseCategory', {}, staff.access)).status).toBe(403);
      const { access } = await refreshed(api, staff.refresh);
      expect((await api.call('getAllCourseCategory', {}, access)).status).toBe(403);
    });
    test('refuses a person who is gone, and leaves the others signed in', async () => {
      const { api, staff, learner } = await open();
      const { store } = api.host;
      for (const { iid } of await store.list('session', { where: { user_iid: 1 } })) await store.remove('session', iid);
      await store.updateMany('discussion', { where: { user_iid: 1 } }, { user_iid: null });
      await store.remove('user', 1);
      expect(await api.call('refresh', { refresh: staff.refresh })).toEqual(ended);
      expect((await api.call('refresh', { refresh: learner.refresh })).status).toBe(200);
    });
  },

  logout: (open) => {
    test('ends the session of the token', async () => {
      const { api, staff } = await open();
      const answer = await api.call('logout', { refresh: staff.refresh }, staff.access);
      expect(answer).toEqual({ status: 200, body: { msg: 'Logged out' } });
      expect(await api.call('refresh', { refresh: staff.refresh })).toEqual(ended);
      expect((await api.call('getAllCourseCategory', {}, staff.access)).status).toBe(401);
    });
    test('leaves the session of another person alone', async () => {
      const { api, staff, learner } = await open();
      expect((await api.call('logout', { refresh: staff.refresh }, learner.access)).status).toBe(200);
      expect((await api.call('refresh', { refresh: staff.refresh })).status).toBe(200);
    });
  },
} satisfies CaseSet;
