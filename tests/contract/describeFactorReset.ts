import { expect, test } from 'vitest';
import { origin } from './api';
import type { Open } from './caseSet';
import { list } from './rest';
import { turnedOn } from './secondFactor';
import { password } from './world';

const email = 'other@coursedesk.test';
const credentials = { email, password, grant_type: 'password' };

/** Tests that whoever manages accounts can reset a colleague's second factor. */
export function describeFactorReset(open: Open): void {
  test('it is off, its person is signed out everywhere, and told by mail who did it', async () => {
    const { api, staff } = await open();
    const other = await api.signIn(email);
    await turnedOn(api, other.access);
    const listed = (await list(api, 'staff', { id: 2 }, staff.access)).body;
    expect(listed).toMatchObject([{ email, has_second_factor: true }]);
    const answer = await api.call('updateStaff', { id: '2', has_second_factor: false }, staff.access);
    expect(answer).toMatchObject({ status: 200, body: { email, has_second_factor: false } });
    expect((await api.call('refresh', { refresh: other.refresh })).status).toBe(401);
    expect((await api.call('getAllFAQ', {}, other.access)).status).toBe(401);
    expect(await api.host.mails()).toMatchObject([
      { to: email, kind: 'factor_reset', about: 'staff@coursedesk.test', link: `${origin}/settings` },
    ]);
    expect(await api.host.store.count('second_factor')).toBe(0);
    expect(await api.host.store.count('second_factor_code')).toBe(0);
    expect((await api.call('login', credentials)).status).toBe(200);
    expect((await list(api, 'history', { area: 'user', record: 2 }, staff.access)).body).toMatchObject([
      { created_by: 'sita', changes: [{ field: 'has_second_factor', before: true, after: false }] },
      { created_by: email, changes: [{ field: 'has_second_factor', before: false, after: true }] },
    ]);
  });

  test('whoever has none is told nothing, and stays signed in', async () => {
    const { api, staff } = await open();
    const other = await api.signIn(email);
    expect((await api.call('updateStaff', { id: '2', has_second_factor: false }, staff.access)).status).toBe(200);
    expect(await api.host.mails()).toEqual([]);
    expect((await api.call('getAllFAQ', {}, other.access)).status).toBe(200);
  });

  test('nobody turns another’s on, or resets their own', async () => {
    const { api, staff } = await open();
    expect((await api.call('updateStaff', { id: '2', has_second_factor: true }, staff.access)).status).toBe(400);
    await turnedOn(api, staff.access);
    expect(await api.call('updateStaff', { id: '1', has_second_factor: false }, staff.access)).toEqual({
      status: 409,
      body: { msg: 'You turn off your own second factor in “Settings”' },
    });
    expect((await api.call('getSecondFactor', {}, staff.access)).body).toMatchObject({ data: { is_on: true } });
  });
}
