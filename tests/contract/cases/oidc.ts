import type { Api } from '@tests/contract/api';
import { origin } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { describe, expect, test } from 'vitest';
import type { OutsideAccount } from '@/backend/oidc';
import { calls } from '@/contract';

const redirect_url = `${origin}/login`;

/** A valid body of each call. */
export const oidcExamples = {
  beginOidc: { redirect_url },
  completeOidc: { query: 'code=1&state=state' },
} satisfies Examples;

const sita: OutsideAccount = {
  subject: 'sita',
  email: 'sita@himal.test',
  first_name: 'Sita',
  last_name: 'Karki',
  role: null,
  token: 'to be renewed',
};

const begin = async (api: Api) => calls.beginOidc.reply.parse((await api.call('beginOidc', { redirect_url })).body).data;

/** Signs in by an account of the office's own. */
async function come(api: Api, account: OutsideAccount = sita) {
  api.host.oidc.comes = account;
  const { state } = await begin(api);
  return api.call('completeOidc', { query: `code=1&state=${state}` });
}

export const oidcCases = {
  beginOidc: (open) => {
    test('answers where to sign in, and keeps what has to come back, its state only as a hash', async () => {
      const { api } = await open();
      const { url, state } = await begin(api);
      expect(url).toContain(state);
      const stored = (await api.host.rows()).filter((row) => row.startsWith('oidc_request'));
      expect(stored).toHaveLength(1);
      expect(stored.join()).not.toContain(state);
    });
  },

  completeOidc: (open) => {
    test('says so where the office’s own accounts don’t answer, and why to whoever runs the server', async () => {
      const { api } = await open();
      const sentence = { status: 502, body: { msg: expect.stringContaining('doesn’t answer as it should') } };
      // Nobody comes.
      const { state } = await begin(api);
      expect(await api.call('completeOidc', { query: `code=1&state=${state}` })).toMatchObject(sentence);
      api.host.oidc.begin = () => Promise.reject(new Error('The line is broken'));
      expect(await api.call('beginOidc', { redirect_url })).toMatchObject(sentence);
      expect(api.host.reports).toHaveLength(2);
    });
    test('makes an account for whoever is new, and takes nobody else’s', async () => {
      const { api, staff } = await open();
      const { status, body } = await come(api);
      expect([status, body]).toMatchObject([200, { data: { email: sita.email, is_staff: true } }]);
      expect(JSON.stringify(await api.host.rows())).not.toContain(sita.token);
      // Another person there, who was given the mail anew.
      const other = { ...sita, subject: 'other' };
      expect(await come(api, other)).toMatchObject({ status: 403, body: { msg: expect.stringContaining('Another of your') } });
      // Unless it is the same one, whom the provider knows otherwise by now.
      const [{ iid } = { iid: 0 }] = await api.host.store.list('user', { where: { email: sita.email } });
      for (const is_disabled of [true, false]) {
        const changed = await api.call('updateStaff', { id: String(iid), is_disabled }, staff.access);
        expect(changed.status).toBe(200);
      }
      expect((await come(api, other)).status).toBe(200);
      expect((await come(api)).status).toBe(403);
    });
    test('of an account that somebody made by themselves nothing stays that opens it', async () => {
      const { api, learner } = await open();
      expect((await come(api, { ...sita, email: 'learner@coursedesk.test' })).status).toBe(200);
      expect((await api.call('getSessions', {}, learner.access)).status).toBe(401);
      const old = { email: 'learner@coursedesk.test', password: 'Coursedesk#1', grant_type: 'password' };
      expect((await api.call('login', old)).status).toBe(401);
    });
    test('where groups give no roles, only those who were invited come in', async () => {
      const { api } = await open();
      api.host.oidc.givesRoles = false;
      expect(await come(api)).toMatchObject({ status: 403, body: { msg: expect.stringContaining('is not invited here') } });
      expect((await come(api, { ...sita, email: 'staff@coursedesk.test' })).status).toBe(200);
    });
    test('a second factor that a role demands is asked for by the office’s own sign-in', async () => {
      const { api } = await open();
      const rights = JSON.stringify({});
      const audit = {
        created_by: 'x',
        created_date: '2026-01-01T00:00:00.000Z',
        modified_by: null,
        modified_date: null,
        modified_remarks: null,
      };
      await api.host.store.insert('role', { role_name: 'Editors', rights, second_factor: true, ...audit });
      const { body } = await come(api, { ...sita, role: 'Editors' });
      const { access } = calls.completeOidc.reply.parse(body).data.tokens;
      expect((await api.call('getSessions', {}, access)).status).toBe(200);
      expect(await api.call('getSecondFactor', {}, access)).toMatchObject({ body: { data: { is_demanded: false } } });
    });
  },

  refresh: (open) => {
    describe('of whoever came by an account of the office’s own', () => {
      test('asks after ten minutes, once, and ends with that account', async () => {
        const { api } = await open();
        const { tokens } = calls.completeOidc.reply.parse((await come(api)).body).data;
        const refreshed = async (refresh: string) => api.call('refresh', { refresh });
        const next = await refreshed(tokens.refresh);
        expect([next.status, api.host.oidc.asked]).toEqual([200, 0]);
        api.host.advance(601);
        const last = await refreshed(calls.refresh.reply.parse(next.body).refresh ?? '');
        expect([last.status, api.host.oidc.asked]).toEqual([200, 1]);
        api.host.oidc.comes = 'gone';
        api.host.advance(601);
        expect((await refreshed(calls.refresh.reply.parse(last.body).refresh ?? '')).status).toBe(401);
        const [ended] = await api.host.store.list('activity', { where: { kind: 'sessions_ended' } });
        expect(ended).toMatchObject({ person: sita.email, about: 'https://accounts.test' });
      });
      test('gives the role of the group in which they are by then, or ends without one', async () => {
        const { api } = await open();
        let { refresh } = calls.completeOidc.reply.parse((await come(api)).body).data.tokens;
        for (const [role, status] of [
          [null, 200],
          ['No such role', 401],
        ] as const) {
          api.host.oidc.comes = { ...sita, role };
          api.host.advance(601);
          const answer = await api.call('refresh', { refresh });
          expect(answer.status).toBe(status);
          if (status === 200) refresh = calls.refresh.reply.parse(answer.body).refresh ?? '';
        }
      });
      test('goes on while their office doesn’t answer', async () => {
        const { api } = await open();
        const { tokens } = calls.completeOidc.reply.parse((await come(api)).body).data;
        api.host.oidc.renew = async () => {
          throw new Error('The line is broken');
        };
        api.host.advance(601);
        expect((await api.call('refresh', { refresh: tokens.refresh })).status).toBe(200);
        expect(api.host.reports).toHaveLength(1);
      });
    });
  },
} satisfies CaseSet;
