import { type Api, headersOf } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { everywhere, withRole } from '@tests/contract/withRole';
import { password } from '@tests/contract/world';
import { describe, expect, test } from 'vitest';
import { calls } from '@/contract';
import { mostListed } from '@/contract/list';

/** A valid body of each call. */
export const activityExamples = {
  endSession: { session: 1 },
  noteExport: { what: 'FAQs', rows: 12 },
} satisfies Examples;

const email = 'staff@coursedesk.test';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** Over a network it has an address, too. */
const onPhone = expect.stringMatching(/^Chrome, Android\b/);

/** Signs in by a browser; answers the response's body. */
const signInBy = async (api: Api, agent: string, given = password) => {
  const headers = { ...headersOf(), 'user-agent': agent };
  return api.raw('POST', calls.login.path, { headers, body: JSON.stringify({ email, password: given, grant_type: 'password' }) });
};

const rows = async (api: Api) => (await api.host.store.list('activity', { sort: ['iid'] })).map(({ iid, at, ...row }) => row);

export const activityCases = {
  getActivities: (open) => {
    test('tells what has happened, the newest first, and no more than it says', async () => {
      const { api, staff } = await open();
      await api.host.store.removeMany('activity', {});
      await signInBy(api, firefox);
      await signInBy(api, firefox, 'Wrong#123');
      await signInBy(api, firefox, 'Wrong#123');
      const { body } = await api.call('getActivities', {}, staff.access);
      const place = { client: expect.any(String), browser: 'Firefox', system: 'Windows', about: null };
      expect(body).toMatchObject([
        { kind: 'sign_in_refused', person: email, times: 2, ...place },
        { kind: 'signed_in', person: email, times: 1, ...place },
      ]);
      const far = `${calls.getActivities.path}?range=[${mostListed},${mostListed + 9}]`;
      expect(await api.raw('GET', far, { headers: headersOf(staff.access) })).toMatchObject({ status: 200, body: [] });
    });

    test('tells of a wrong code of a second factor, and of a disabled account that has its password', async () => {
      const { api } = await open();
      const given = { email: 'other@coursedesk.test', password, grant_type: 'password' };
      await api.host.store.update('user', 2, { has_second_factor: true });
      await api.host.store.removeMany('activity', {});
      expect((await api.call('login', { ...given, code: '123456' })).status).toBe(403);
      await api.host.store.update('user', 2, { has_second_factor: false, is_disabled: true });
      expect((await api.call('login', given)).status).toBe(403);
      expect(await rows(api)).toMatchObject([
        { kind: 'code_refused', person: given.email },
        { kind: 'disabled_refused', person: given.email },
      ]);
    });

    test('refusals for lack of a right are told once an hour, with how many they were', async () => {
      const { api } = await open();
      const { token, tokens } = await withRole(api, everywhere('none'));
      await api.host.store.removeMany('activity', {});
      for (let times = 0; times < 3; times += 1) expect((await api.call('getAllFAQ', {}, token)).status).toBe(403);
      expect(await rows(api)).toMatchObject([{ kind: 'refused', about: 'getAllFAQ', times: 3 }]);
      api.host.advance(3601);
      const { body } = await api.call('refresh', { refresh: tokens.refresh });
      await api.call('getAllFAQ', {}, calls.refresh.reply.parse(body).access);
      expect(await rows(api)).toMatchObject([{ times: 3 }, { kind: 'refused', times: 1 }]);
    });
  },

  getSessions: (open) => {
    test('tells each person where they are signed in, and which of it asks', async () => {
      const { api, staff } = await open();
      await signInBy(api, phone);
      const { body } = await api.call('getSessions', {}, staff.access);
      const [newest, ...others] = calls.getSessions.reply.parse(body).data;
      expect(newest).toMatchObject({ browser: 'Chrome', system: 'Android', is_own: false, began_at: expect.any(String) });
      expect(others.filter(({ is_own }) => is_own)).toHaveLength(1);
    });
  },

  endSession: (open) => {
    test('ends one of one’s own sessions, and none of somebody else’s', async () => {
      const { api, staff, learner } = await open();
      const { body } = await signInBy(api, phone);
      const { access } = calls.login.reply.parse(body).data.tokens;
      const { data } = calls.getSessions.reply.parse((await api.call('getSessions', {}, staff.access)).body);
      const session = data[0]?.id ?? 0;
      expect((await api.call('endSession', { session }, learner.access)).status).toBe(404);
      expect(await api.call('endSession', { session }, staff.access)).toEqual({ status: 200, body: { msg: 'Signed out there' } });
      expect((await api.call('getSessions', {}, access)).status).toBe(401);
      expect((await rows(api)).at(-1)).toMatchObject({ kind: 'sessions_ended', about: onPhone });
    });
  },

  endOtherSessions: (open) => {
    test('ends all sessions but the one that asks', async () => {
      const { api, staff, learner } = await open();
      for (const agent of [phone, firefox]) await signInBy(api, agent);
      expect((await api.call('endOtherSessions', {}, staff.access)).body).toEqual({ msg: 'Signed out everywhere else' });
      const { body } = await api.call('getSessions', {}, staff.access);
      expect(calls.getSessions.reply.parse(body).data).toMatchObject([{ is_own: true }]);
      expect((await api.call('getSessions', {}, learner.access)).status).toBe(200);
    });
  },

  noteExport: (open) => {
    test('is told with what was taken, and how many rows', async () => {
      const { api, staff } = await open();
      await api.call('noteExport', { what: 'FAQs', rows: 12 }, staff.access);
      expect((await rows(api)).at(-1)).toMatchObject({ kind: 'exported', about: 'FAQs: 12', person: email });
    });
  },

  login: (open) => {
    describe('from a new place', () => {
      test('is told by mail, but not the first time, nor from where one was before', async () => {
        const { api } = await open();
        await api.host.store.removeMany('activity', {});
        const told = async () =>
          (await api.host.mails()).filter(({ kind }) => kind === 'new_place').map(({ to, about }) => [to, about]);
        await signInBy(api, firefox);
        await signInBy(api, firefox);
        expect(await told()).toEqual([]);
        await signInBy(api, phone);
        expect(await told()).toEqual([[email, onPhone]]);
        await signInBy(api, phone);
        await signInBy(api, firefox);
        expect(await told()).toHaveLength(1);
      });
    });
  },
} satisfies CaseSet;
