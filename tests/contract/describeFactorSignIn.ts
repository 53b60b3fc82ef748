import { expect, test } from 'vitest';
import { Api } from './api';
import type { Open } from './caseSet';
import { begun, codeAt, codeNow, nextStep, turnedOn } from './secondFactor';
import { password } from './world';

const credentials = { email: 'staff@coursedesk.test', password, grant_type: 'password' };
const refused = (text: string) => ({ status: 403, body: { detail: text, errors: { code: [text] } } });
const required = refused('Enter the code that your authenticator app shows, or a one-time code');
const wrong = refused('This code is not right, or was used before. Wait for the next one that your app shows');

/** Tests the sign-in of somebody who has a second factor. */
export function describeFactorSignIn(open: Open): void {
  const world = async () => {
    const { api, staff } = await open();
    const factor = await turnedOn(api, staff.access);
    const login = (code?: string, from = api) => from.call('login', { ...credentials, ...(code !== undefined && { code }) });
    return { api, staff, ...factor, login };
  };

  test('asks for the code once the password is right, and never says so before', async () => {
    const { api, login, secret } = await world();
    expect(await login()).toEqual(required);
    expect(await login(' ')).toEqual(required);
    const guess = await api.call('login', { ...credentials, password: 'Wrong#Password1', code: codeNow(api, secret) });
    expect(guess).toEqual({ status: 401, body: { detail: 'No active account found with the given credentials.' } });
    expect(await login(codeNow(api, secret))).toMatchObject({ status: 200, body: { data: { tokens: expect.anything() } } });
  });

  test('a code works once, as one types it; none works that is older', async () => {
    const { api, login, secret } = await world();
    const code = codeNow(api, secret);
    expect((await login(` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    expect(await login(code)).toEqual(wrong);
    expect(await login(codeAt(api, secret, -1))).toEqual(wrong);
    nextStep(api);
    const digits = codeNow(api, secret).replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
    expect((await login(digits)).status).toBe(200);
  });

  test('the code that turned it on doesn’t sign in', async () => {
    const { api, staff } = await open();
    nextStep(api);
    const { secret } = await begun(api, staff.access);
    const code = codeNow(api, secret);
    expect((await api.call('confirmSecondFactor', { totp: code }, staff.access)).status).toBe(200);
    expect(await api.call('login', { ...credentials, code })).toEqual(wrong);
  });

  test('a clock may be one step off, either way, and no more', async () => {
    const { api, login, secret } = await world();
    api.host.advance(90);
    expect(await login(codeAt(api, secret, -2))).toEqual(wrong);
    expect(await login(codeAt(api, secret, 2))).toEqual(wrong);
    expect((await login(codeAt(api, secret, -1))).status).toBe(200);
    expect((await login(codeAt(api, secret, 1))).status).toBe(200);
  });

  test('a one-time code works once, as one types it', async () => {
    const { api, staff, login, codes } = await world();
    const [code = ''] = codes;
    expect((await login(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await login(code)).toEqual(wrong);
    expect((await api.call('getSecondFactor', {}, staff.access)).body).toMatchObject({ data: { codes_left: 9 } });
  });

  test.each(['a code', 'a one-time code'])('of two who use %s at the same moment one is signed in', async (kind) => {
    const { api, login, secret, codes } = await world();
    const code = kind === 'a code' ? codeNow(api, secret) : codes[0];
    const answers = await Promise.all([login(code), login(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('after five wrong codes the sixth try has to wait, from wherever, however right the password is', async () => {
    const { api, login, secret } = await world();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await login(codeAt(api, secret, -5))).toEqual(wrong);
      // Being asked again gives no further tries.
      expect(await login()).toEqual(required);
    }
    expect(await login(codeNow(api, secret))).toMatchObject({
      status: 429,
      body: { msg: expect.stringMatching(/^Too many attempts, try again in \d+ seconds$/) },
    });
    expect((await login(codeNow(api, secret), new Api(api.host, '203.0.113.9'))).status).toBe(429);
    // Nobody else waits.
    expect((await api.call('login', { ...credentials, email: 'other@coursedesk.test' })).status).toBe(200);
    api.host.advance(61);
    expect((await login(codeNow(api, secret))).status).toBe(200);
  });

  test('a new password by mail leaves it on', async () => {
    const { api, login } = await world();
    await api.call('resetPassword', { email: credentials.email, redirect_url: 'http://coursedesk.test/passwordresetcomplete' });
    const [mail] = await api.host.mails();
    const chosen = { ...Object.fromEntries(new URL(mail?.link ?? '').searchParams), password, repassword: password };
    expect((await api.call('completePasswordReset', chosen)).status).toBe(200);
    expect(await login()).toEqual(required);
  });

  test('an account that becomes staff’s by an invitation has none: whoever signed up may have been another', async () => {
    const { api, staff, learner } = await open();
    await turnedOn(api, learner.access);
    const invited = { email: 'learner@coursedesk.test', first_name: 'Hari', last_name: 'Rai' };
    const redirect_url = 'http://coursedesk.test/passwordresetcomplete';
    expect((await api.call('inviteStaff', { ...invited, redirect_url }, staff.access)).status).toBe(200);
    const mails = await api.host.mails();
    const link = mails.find(({ kind }) => kind === 'promotion')?.link ?? '';
    const chosen = { ...Object.fromEntries(new URL(link).searchParams), password, repassword: password };
    expect((await api.call('completePasswordReset', chosen)).status).toBe(200);
    expect((await api.call('login', { ...credentials, email: invited.email })).status).toBe(200);
  });
}
