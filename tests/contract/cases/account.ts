import { Api, headersOf, origin, pathOf } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { refuses } from '@tests/contract/refusals';
import { password } from '@tests/contract/world';
import { decode } from 'hono/jwt';
import { expect, test, vi } from 'vitest';
import { calls } from '@/contract';

export const credentials = { email: 'staff@coursedesk.test', password, grant_type: 'password' } as const;
export const person = { email: 'new@coursedesk.test', first_name: 'Maya', last_name: 'Gurung', password: 'Himal@2083' };

const signedUp = {
  status: 200,
  body: { msg: 'If this email had no account, it has one now: sign in. If it had one, a mail to it says what to do' },
};

const chosen = 'Himal@2083';

/** A valid body of each call. */
export const accountExamples = {
  login: credentials,
  logout: { refresh: 'a token' },
  refresh: { refresh: 'a token' },
  signup: person,
  resetPassword: { email: 'staff@coursedesk.test', redirect_url: `${origin}/passwordresetcomplete` },
  completePasswordReset: { uidb64: 'MQ', token: 'a token', password: chosen, repassword: chosen },
  changePassword: { old_password: password, new_password: chosen, re_password: chosen },
} satisfies Examples;

export const accountCases = {
  login: (open) => {
    test('answers the person and two tokens, and no hash', async () => {
      const { api } = await open();
      const { status, body } = await api.call('login', { ...credentials, email: ' Staff@Coursedesk.test', city: 'Pokhara' });
      expect(status).toBe(200);
      expect(body).toEqual({
        data: {
          tokens: { access: expect.any(String), refresh: expect.any(String) },
          username: 'sita',
          first_name: 'Sita',
          middle_name: null,
          last_name: 'Rai',
          email: 'staff@coursedesk.test',
          is_staff: true,
        },
      });
    });
    test('the access token says who it is and is good for a quarter of an hour', async () => {
      const { api, staff } = await open();
      const { payload } = decode(staff.access);
      expect(payload).toMatchObject({ sub: '1', username: 'sita', email: 'staff@coursedesk.test', is_staff: true });
      expect(Number(payload.exp) * 1000 - api.host.now().getTime()).toBeGreaterThan(14 * 60 * 1000);
    });
    test.each(['staff@coursedesk.test', 'stranger@coursedesk.test'])(
      'a wrong password for %s tells nothing more',
      async (email) => {
        const { api } = await open();
        const answer = await api.call('login', { ...credentials, email, password: 'Wrong#Password1' });
        expect(answer).toEqual({ status: 401, body: { detail: 'No active account found with the given credentials.' } });
      },
    );
    test('after five wrong passwords the sixth has to wait, whatever it is', async () => {
      const { api } = await open();
      const wrong = { ...credentials, password: 'Wrong#Password1' };
      for (let guess = 0; guess < 5; guess += 1) expect((await api.call('login', wrong)).status).toBe(401);
      const answer = await api.call('login', credentials);
      expect(answer).toEqual({
        status: 429,
        body: { msg: expect.stringMatching(/^Too many attempts, try again in \d+ seconds$/) },
      });
      const [path, init] = [pathOf(calls.login), { method: 'POST', headers: headersOf(), body: JSON.stringify(credentials) }];
      const { headers } = await api.host.fetch(new Request(new URL(path, origin), init));
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      api.host.advance(61);
      expect((await api.call('login', credentials)).status).toBe(200);
    });
    test('wrong guesses from one address don’t lock out the same person at another', async () => {
      const { api } = await open();
      const stranger = new Api(api.host, '203.0.113.9');
      const wrong = { ...credentials, password: 'Wrong#Password1' };
      for (let guess = 0; guess < 6; guess += 1) await stranger.call('login', wrong);
      expect((await stranger.call('login', credentials)).status).toBe(429);
      expect((await api.call('login', credentials)).status).toBe(200);
    });
    test('wrong guesses from however many addresses slow the right password down, and don’t lock it out', async () => {
      const { api } = await open();
      const waits = vi.spyOn(globalThis, 'setTimeout');
      const guess = { ...credentials, password: 'Wrong#Password1' };
      for (let place = 0; place < 50; place += 1)
        expect((await new Api(api.host, `203.0.113.${place}`).call('login', guess)).status).toBe(401);
      expect(waits).not.toHaveBeenCalledWith(expect.any(Function), 100);
      expect((await api.call('login', credentials)).status).toBe(200);
      expect(waits).toHaveBeenCalledWith(expect.any(Function), 100);
      waits.mockRestore();
    });
    test('an address that tries many accounts has to wait, and no other', async () => {
      const { api } = await open();
      const stranger = new Api(api.host, '203.0.113.9');
      const guess = async (account: number) =>
        (await stranger.call('login', { ...credentials, email: `person${account}@coursedesk.test` })).status;
      const statuses: number[] = [];
      for (let account = 0; account <= 100; account += 1) statuses.push(await guess(account));
      expect(statuses).toEqual([...Array(100).fill(401), 429]);
      expect((await api.call('login', credentials)).status).toBe(200);
      api.host.advance(61);
      expect(await guess(0)).toBe(401);
    });
    refuses(open, 'login', credentials, [
      ['email', '', 'This field is required'],
      ['email', 'nobody', 'Must be a valid email address'],
      ['password', '', 'This field is required'],
    ]);
  },

  signup: (open) => {
    test('makes an account that is not staff, whatever was sent', async () => {
      const { api } = await open();
      const answer = await api.call('signup', { ...person, is_staff: true });
      expect(answer).toEqual(signedUp);
      const { body } = await api.call('login', { ...person, grant_type: 'password' });
      expect(body).toMatchObject({ data: { first_name: 'Maya', last_name: 'Gurung', is_staff: false } });
    });
    test('answers the same for an address that has an account, hashes as much, and tells its owner alone', async () => {
      const { api } = await open();
      const hash = vi.spyOn(api.host.passwords, 'hash');
      const before = await api.host.rows();
      expect(await api.call('signup', { ...person, email: 'STAFF@coursedesk.test' })).toEqual(signedUp);
      const added = (await api.host.rows()).filter((row) => !before.includes(row));
      expect(added.map((row) => row.split(' ')[0])).toEqual(['outbox_mail']);
      expect(await api.host.mails()).toMatchObject([{ to: 'staff@coursedesk.test', kind: 'sign_up', link: `${origin}/login` }]);
      expect(await api.call('signup', person)).toEqual(signedUp);
      expect(hash).toHaveBeenCalledTimes(2);
      hash.mockRestore();
      expect((await api.call('login', credentials)).status).toBe(200);
      expect((await api.call('login', { ...credentials, password: person.password })).status).toBe(401);
    });
    test('of two with one address at the same moment one is made, and neither learns it', async () => {
      const { api } = await open();
      const answers = await Promise.all([api.call('signup', person), api.call('signup', { ...person, last_name: 'Rai' })]);
      expect(answers).toEqual([signedUp, signedUp]);
      expect(await api.host.store.count('user', { where: { email: person.email } })).toBe(1);
      expect(await api.host.mails()).toMatchObject([{ to: person.email, kind: 'sign_up' }]);
    });
    test('tells nobody of an account that is disabled', async () => {
      const { api } = await open();
      await api.host.store.update('user', 2, { is_disabled: true });
      expect(await api.call('signup', { ...person, email: 'other@coursedesk.test' })).toEqual(signedUp);
      expect(await api.host.mails()).toEqual([]);
    });
    test('after five requests the sixth has to wait', async () => {
      const { api } = await open();
      const statuses: number[] = [];
      for (let request = 0; request < 6; request += 1) {
        const { status } = await api.call('signup', { ...person, email: `new${request}@coursedesk.test` });
        statuses.push(status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await new Api(api.host, '203.0.113.9').call('signup', person)).status).toBe(200);
      api.host.advance(61);
      expect((await api.call('signup', { ...person, email: 'new6@coursedesk.test' })).status).toBe(200);
    });
    refuses(open, 'signup', person, [
      ['email', 'maya@', 'Must be a valid email address'],
      ['first_name', 'M', 'must have more than 2 characters'],
      ['last_name', 'x'.repeat(31), 'shouldnot have more than 30 characters'],
      ['first_name', undefined, 'This field is required'],
      [
        'password',
        'himal2083',
        'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number and One Special Case Character',
      ],
    ]);
  },
} satisfies CaseSet;
