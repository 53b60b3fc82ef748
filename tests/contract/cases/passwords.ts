import { Api, origin } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import { marked, refuses } from '@tests/contract/refusals';
import { password } from '@tests/contract/world';
import { expect, test, vi } from 'vitest';

const email = 'staff@coursedesk.test';
const redirect_url = `${origin}/passwordresetcomplete`;
const chosen = 'Himal@2083';
const weak = 'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number and One Special Case Character';
const sent = { status: 200, body: { msg: 'If an account has this email, a link to reset the password is on its way' } };
const spent = { status: 400, body: { msg: 'This link has expired or was used, ask for a new one' } };

/** Asks for a reset link; returns its parameters. */
async function mailedLink(api: Api) {
  await api.call('resetPassword', { email, redirect_url });
  const link = new URL((await api.host.mails()).at(-1)?.link ?? origin);
  return { uidb64: link.searchParams.get('uidb64'), token: link.searchParams.get('token') };
}
const login = async (api: Api, secret: string) =>
  (await api.call('login', { email, password: secret, grant_type: 'password' })).status;

export const passwordCases = {
  resetPassword: (open) => {
    test('mails a link to the page that asked', async () => {
      const { api } = await open();
      expect(await api.call('resetPassword', { email, redirect_url })).toEqual(sent);
      const mails = await api.host.mails();
      expect(mails).toMatchObject([{ to: email, link: expect.stringContaining(`${redirect_url}?uidb64=`) }]);
    });
    test('answers the same for an unknown address, and mails nothing', async () => {
      const { api } = await open();
      expect(await api.call('resetPassword', { email: 'stranger@coursedesk.test', redirect_url })).toEqual(sent);
      expect(await api.host.mails()).toEqual([]);
    });
    test('writes as much for an unknown address as for a known one, so that the time tells nothing', async () => {
      const { api } = await open();
      for (const whose of [email, 'stranger@coursedesk.test']) {
        const before = await api.host.rows();
        await api.call('resetPassword', { email: whose, redirect_url });
        const added = (await api.host.rows()).filter((row) => !before.includes(row));
        expect(added.map((row) => row.split(' ')[0]).toSorted()).toEqual(['outbox_mail', 'password_reset']);
      }
    });
    test.each(['https://evil.test/', 'http://coursedesk.test.evil.test/', 'http://evil@coursedesk.test:81/'])(
      'does not lead to %s',
      async (elsewhere) => {
        const { api } = await open();
        const msg = 'Must be an address of this product';
        const answer = await api.call('resetPassword', { email, redirect_url: elsewhere });
        expect(answer).toEqual({ status: 400, body: { msg, errors: { redirect_url: [msg] } } });
        expect(await api.host.mails()).toEqual([]);
      },
    );
    test.each([email, 'stranger@coursedesk.test'])('after five requests for %s the sixth has to wait', async (whose) => {
      const { api } = await open();
      const ask = async (from = api) => (await from.call('resetPassword', { email: whose, redirect_url })).status;
      const statuses: number[] = [];
      for (let request = 0; request < 6; request += 1) statuses.push(await ask());
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await ask(new Api(api.host, '203.0.113.9'))).toBe(200);
      api.host.advance(61);
      expect(await ask()).toBe(200);
    });
    refuses(open, 'resetPassword', { email, redirect_url }, [['email', 'sita', 'Must be a valid email address']]);
  },

  completePasswordReset: (open) => {
    test('sets the password once, and ends every session', async () => {
      const { api, staff } = await open();
      const form = { ...(await mailedLink(api)), password: chosen, repassword: chosen };
      const answer = await api.call('completePasswordReset', form);
      expect(answer).toEqual({ status: 200, body: { msg: 'Password changed Successfully!!' } });
      expect(await login(api, password)).toBe(401);
      expect(await login(api, chosen)).toBe(200);
      expect((await api.call('refresh', { refresh: staff.refresh })).status).toBe(401);
      expect(await api.call('completePasswordReset', form)).toEqual(spent);
    });
    test('a link is good for an hour, and until the next that is asked for a minute later', async () => {
      const { api } = await open();
      const first = await mailedLink(api);
      api.host.advance(61);
      const second = await mailedLink(api);
      const secrets = { password: chosen, repassword: chosen };
      expect(await api.call('completePasswordReset', { ...first, ...secrets })).toEqual(spent);
      api.host.advance(61 * 60);
      expect(await api.call('completePasswordReset', { ...second, ...secrets })).toEqual(spent);
    });
    test('another request within a minute leaves a link valid; both are spent with the first that is used', async () => {
      const { api } = await open();
      const first = await mailedLink(api);
      api.host.advance(59);
      const second = await mailedLink(api);
      const secrets = { password: chosen, repassword: chosen };
      expect((await api.call('completePasswordReset', { ...first, ...secrets })).status).toBe(200);
      expect(await api.call('completePasswordReset', { ...second, ...secrets })).toEqual(spent);
    });
    test.each(['Mg', 'MQ', '!', 'NUL\0', 'OTk5OTk5OTk5OTk5'])(
      'a token with the uidb64 %j of nobody or another does nothing',
      async (uidb64) => {
        const { api } = await open();
        const { token } = await mailedLink(api);
        const form = { token: uidb64 === 'MQ' ? 'guess' : token, uidb64, password: chosen, repassword: chosen };
        expect(await api.call('completePasswordReset', form)).toEqual(spent);
      },
    );
    test('without a good link nothing is hashed, and after five tries the sixth has to wait', async () => {
      const { api } = await open();
      const hash = vi.spyOn(api.host.passwords, 'hash');
      const complete = (link: object, from = api) =>
        from.call('completePasswordReset', { ...link, password: chosen, repassword: chosen });
      for (let guess = 0; guess < 5; guess += 1) {
        expect(await complete({ uidb64: 'MQ', token: `guess ${guess}` })).toEqual(spent);
      }
      expect(await complete({ uidb64: 'MQ', token: 'guess' })).toEqual({
        status: 429,
        body: { msg: expect.stringMatching(/^Too many attempts, try again in \d+ seconds$/) },
      });
      expect(hash).not.toHaveBeenCalled();
      hash.mockRestore();
      // The owner isn't kept out by a stranger's guesses.
      expect((await complete(await mailedLink(api), new Api(api.host, '203.0.113.9'))).status).toBe(200);
    });
    test('an address that tries the links of many accounts has to wait', async () => {
      const { api } = await open();
      const statuses: number[] = [];
      for (let account = 0; account <= 100; account += 1) {
        const link = { uidb64: btoa(String(account + 10)), token: 'guess', password: chosen, repassword: chosen };
        statuses.push((await api.call('completePasswordReset', link)).status);
      }
      expect(statuses).toEqual([...Array(100).fill(400), 429]);
    });
    test.each([
      ['repassword', { repassword: 'Himal@2084' }, "Password didn't matches"],
      ['repassword', { repassword: '' }, 'This field is required'],
      ['password', { password: 'short', repassword: 'short' }, weak],
    ])('refuses the %s of %j: %s', async (field, secrets, message) => {
      const { api } = await open();
      const form = { ...(await mailedLink(api)), password: chosen, ...secrets };
      expect(await api.call('completePasswordReset', form)).toEqual(marked({ [field]: [message] }));
      expect(await login(api, password)).toBe(200);
    });
  },

  changePassword: (open) => {
    const form = { old_password: password, new_password: chosen, re_password: chosen };
    test('changes the password, and ends the other sessions', async () => {
      const { api, staff } = await open();
      const other = await api.signIn(email);
      const answer = await api.call('changePassword', form, staff.access);
      expect(answer).toEqual({ status: 200, body: { msg: 'Password changed Successfully!!' } });
      expect(await login(api, chosen)).toBe(200);
      expect((await api.call('refresh', { refresh: other.refresh })).status).toBe(401);
      expect((await api.call('refresh', { refresh: staff.refresh })).status).toBe(200);
    });
    test('needs the old password', async () => {
      const { api, staff } = await open();
      const msg = 'The old password is not right';
      const answer = await api.call('changePassword', { ...form, old_password: 'Wrong#Password1' }, staff.access);
      expect(answer).toEqual({ status: 400, body: { msg, errors: { old_password: [msg] } } });
      expect(await login(api, password)).toBe(200);
    });
    test('after five wrong guesses in a session the sixth has to wait, and no other session', async () => {
      const { api, staff } = await open();
      const guess = { ...form, old_password: 'Wrong#Password1' };
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push((await api.call('changePassword', guess, staff.access)).status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      const other = await api.signIn(email);
      expect((await api.call('changePassword', form, other.access)).status).toBe(200);
    });
    refuses(open, 'changePassword', form, [
      ['re_password', 'Himal@2084', 'Both password need to be the same'],
      ['old_password', '', 'This field is required'],
    ]);
    refuses(open, 'changePassword', { ...form, re_password: 'short' }, [['new_password', 'short', weak]]);
  },
} satisfies CaseSet;
