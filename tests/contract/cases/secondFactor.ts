import { type Api, headersOf, pathOf } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import { describeFactorDemand } from '@tests/contract/describeFactorDemand';
import { describeFactorReset } from '@tests/contract/describeFactorReset';
import { describeFactorSignIn } from '@tests/contract/describeFactorSignIn';
import type { Examples } from '@tests/contract/examples';
import { marked } from '@tests/contract/refusals';
import { begun, codeAt, codeNow, nextStep, turnedOn } from '@tests/contract/secondFactor';
import { password } from '@tests/contract/world';
import { describe, expect, test } from 'vitest';
import { calls } from '@/contract';

/** A valid body of each call. */
export const secondFactorExamples = {
  beginSecondFactor: { password },
  confirmSecondFactor: { totp: '123456' },
  renewOneTimeCodes: { proof: password },
  removeSecondFactor: { proof: password },
} satisfies Examples;

const wrongCode = 'This code is not right, or was used before. Wait for the next one that your app shows';
const wrongProof = marked({ proof: ['Neither your password nor a code that is right and unused'] });
const off = { status: 409, body: { msg: 'Your second factor is off' } };

const stateOf = async (api: Api, token: string) => Object((await api.call('getSecondFactor', {}, token)).body).data;

export const secondFactorCases = {
  getSecondFactor: (open) => {
    test('says whether it is on, and how many one-time codes are left, to each person about themselves', async () => {
      const { api, staff, learner } = await open();
      expect(await stateOf(api, staff.access)).toEqual({ is_on: false, is_demanded: false, codes_left: 0 });
      await turnedOn(api, staff.access);
      expect(await stateOf(api, staff.access)).toEqual({ is_on: true, is_demanded: false, codes_left: 10 });
      expect(await stateOf(api, learner.access)).toMatchObject({ is_on: false, codes_left: 0 });
    });
  },

  beginSecondFactor: (open) => {
    test('answers a secret of 160 bits for an authenticator app, which counts only once it is confirmed', async () => {
      const { api, staff } = await open();
      const { secret, uri } = await begun(api, staff.access);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      const { protocol, pathname, searchParams } = new URL(uri);
      expect([protocol, decodeURIComponent(pathname)]).toEqual([
        'otpauth:',
        expect.stringContaining('Coursedesk:staff@coursedesk.test'),
      ]);
      expect(Object.fromEntries(searchParams)).toMatchObject({ secret, issuer: 'Coursedesk', digits: '6', period: '30' });
      expect((await api.call('login', { ...credentials, code: '' })).status).toBe(200);
    });
    test('begins anew as often as somebody wants, and the last secret counts', async () => {
      const { api, staff } = await open();
      const first = await begun(api, staff.access);
      const last = await begun(api, staff.access);
      expect(last.secret).not.toBe(first.secret);
      const confirm = (secret: string) => api.call('confirmSecondFactor', { totp: codeNow(api, secret) }, staff.access);
      expect(await confirm(first.secret)).toEqual(marked({ totp: [wrongCode] }));
      expect((await confirm(last.secret)).status).toBe(200);
    });
    test('needs the password, and after five wrong ones the sixth has to wait', async () => {
      const { api, staff } = await open();
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push((await api.call('beginSecondFactor', { password: 'Wrong#Password1' }, staff.access)).status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      api.host.advance(61);
      const wrong = await api.call('beginSecondFactor', { password: 'Wrong#Password1' }, staff.access);
      expect(wrong).toEqual(marked({ password: ['The password is not right'] }));
    });
    test('is refused to whoever has one', async () => {
      const { api, staff } = await open();
      await turnedOn(api, staff.access);
      const answer = await api.call('beginSecondFactor', { password }, staff.access);
      expect(answer).toEqual({ status: 409, body: { msg: 'Your second factor is on already' } });
      expect(await stateOf(api, staff.access)).toMatchObject({ is_on: true, codes_left: 10 });
    });
  },

  confirmSecondFactor: (open) => {
    test('turns it on, answers ten one-time codes, and ends the other sessions', async () => {
      const { api, staff } = await open();
      const other = await api.signIn(email);
      const { secret } = await begun(api, staff.access);
      const { status, body } = await api.call('confirmSecondFactor', { totp: codeNow(api, secret) }, staff.access);
      expect(status).toBe(200);
      const { data, msg } = calls.confirmSecondFactor.reply.parse(body);
      expect(msg).toBe('Second factor turned on successfully');
      expect(new Set(data.codes).size).toBe(10);
      expect(data.codes).toEqual(Array(10).fill(expect.stringMatching(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)));
      expect((await api.call('refresh', { refresh: other.refresh })).status).toBe(401);
      expect((await api.call('refresh', { refresh: staff.refresh })).status).toBe(200);
    });
    test('needs a right code, and after five wrong ones the sixth has to wait', async () => {
      const { api, staff } = await open();
      const confirm = (totp: string) => api.call('confirmSecondFactor', { totp }, staff.access);
      expect(await confirm('123456')).toMatchObject(
        marked({ totp: ['Begin again: there is no secret that this code could belong to'] }),
      );
      const { secret } = await begun(api, staff.access);
      const wrong = codeNow(api, secret) === '123456' ? '654321' : '123456';
      for (let tries = 0; tries < 4; tries += 1) expect((await confirm(wrong)).status).toBe(400);
      expect((await confirm(codeNow(api, secret))).status).toBe(429);
      expect(await stateOf(api, staff.access)).toMatchObject({ is_on: false });
    });
    test('nothing that is stored has the secret or a one-time code, and no answer is kept for a write that is sent again', async () => {
      const { api, staff } = await open();
      const named = async (name: 'beginSecondFactor' | 'confirmSecondFactor' | 'renewOneTimeCodes', body: object) => {
        const headers = { ...headersOf(staff.access), 'idempotency-key': `key-of-${name}` };
        const answer = await api.raw(calls[name].method, pathOf(calls[name]), { headers, body: JSON.stringify(body) });
        expect(answer.status).toBe(200);
        return Object(answer.body).data;
      };
      const { secret } = await named('beginSecondFactor', { password });
      const { codes: first } = await named('confirmSecondFactor', { totp: codeNow(api, secret) });
      const { codes: second } = await named('renewOneTimeCodes', { proof: password });
      const stored = (await api.host.rows()).join('\n');
      expect(stored).toContain('second_factor ');
      for (const text of [secret, ...first, ...second]) {
        expect(stored).not.toContain(text);
        expect(stored).not.toContain(text.replaceAll('-', ''));
      }
      expect(await api.host.store.count('answered_write')).toBe(0);
      const history = await api.host.store.list('history', {});
      expect(history).toMatchObject([{ area: 'user', changes: expect.stringContaining('has_second_factor') }]);
    });
    test('the secret of one account is of no use in another’s row', async () => {
      const { api, staff, learner } = await open();
      const { secret } = await begun(api, staff.access);
      await begun(api, learner.access);
      const [own] = await api.host.store.list('second_factor', { where: { user_iid: 1 } });
      await api.host.store.updateMany('second_factor', { where: { user_iid: 3 } }, { secret: own?.secret ?? '' });
      expect((await api.call('confirmSecondFactor', { totp: codeNow(api, secret) }, learner.access)).status).toBe(400);
      expect(api.host.reports).toHaveLength(1);
    });
  },

  login: describeFactorSignIn,
  updateRole: describeFactorDemand,
  updateStaff: describeFactorReset,

  renewOneTimeCodes: (open) => {
    test('answers ten others, by the password or by a code, and those of before work no longer', async () => {
      const { api, staff } = await open();
      const { secret, codes } = await turnedOn(api, staff.access);
      const renew = async (proof: string) => {
        const answer = await api.call('renewOneTimeCodes', { proof }, staff.access);
        expect(answer.status).toBe(200);
        return calls.renewOneTimeCodes.reply.parse(answer.body).data.codes;
      };
      const second = await renew(password);
      const third = await renew(codeNow(api, secret));
      const fourth = await renew(third[0] ?? '');
      expect(new Set([...codes, ...second, ...third, ...fourth]).size).toBe(40);
      for (const code of [codes[0], second[0], third[1]]) {
        expect((await api.call('login', { ...credentials, code })).status).toBe(403);
      }
      expect((await api.call('login', { ...credentials, code: fourth[0] })).status).toBe(200);
    });
    test('is refused where there is none', async () => {
      const { api, staff } = await open();
      expect(await api.call('renewOneTimeCodes', { proof: password }, staff.access)).toEqual(off);
    });
  },

  removeSecondFactor: (open) => {
    describe.each(['the password', 'a code', 'a one-time code'] as const)('by %s', (by) => {
      test('turns it off: nothing of it is left, and the password alone signs in', async () => {
        const { api, staff } = await open();
        const { secret, codes } = await turnedOn(api, staff.access);
        const proof = { 'the password': password, 'a code': codeNow(api, secret), 'a one-time code': codes[3] }[by];
        expect(await api.call('removeSecondFactor', { proof }, staff.access)).toEqual({
          status: 200,
          body: { data: { is_on: false, is_demanded: false, codes_left: 0 }, msg: 'Second factor turned off successfully' },
        });
        expect(await api.host.store.count('second_factor')).toBe(0);
        expect((await api.call('login', credentials)).status).toBe(200);
        expect(await api.call('removeSecondFactor', { proof: password }, staff.access)).toEqual(off);
      });
    });
    test('by a code that was used before, or is wrong, it stays on; after five tries the sixth has to wait', async () => {
      const { api, staff } = await open();
      const { secret } = await turnedOn(api, staff.access);
      const code = codeNow(api, secret);
      expect((await api.call('renewOneTimeCodes', { proof: code }, staff.access)).status).toBe(200);
      const remove = (proof: string) => api.call('removeSecondFactor', { proof }, staff.access);
      expect(await remove(code)).toEqual(wrongProof);
      expect(await remove(codeAt(api, secret, -3))).toEqual(wrongProof);
      for (let tries = 0; tries < 3; tries += 1) expect(await remove('Wrong#Password1')).toEqual(wrongProof);
      expect((await remove(password)).status).toBe(429);
      nextStep(api);
      expect(await stateOf(api, staff.access)).toMatchObject({ is_on: true });
    });
  },
} satisfies CaseSet;

const email = 'staff@coursedesk.test';
const credentials = { email, password, grant_type: 'password' };
