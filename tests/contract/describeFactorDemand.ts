import { expect, test } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { type Api, headersOf, pathOf } from './api';
import type { Open } from './caseSet';
import { turnedOn } from './secondFactor';
import { everywhere, withRole } from './withRole';

const msg = 'Your role demands a second factor: until you set it up in “Settings”, nothing else is open to you';
const demanded = { status: 403, body: { msg } };
const reader = { role_name: 'Reader', rights: everywhere('write') };

/** The calls with a token that whoever lacks a second factor may make. */
const answered = ['beginSecondFactor', 'confirmSecondFactor', 'getSecondFactor', 'logout'];

/** Tests a role that demands a second factor. */
export function describeFactorDemand(open: Open): void {
  const demand = (api: Api, token: string, second_factor?: boolean) =>
    api.call('updateRole', { id: '1', ...reader, ...(second_factor !== undefined && { second_factor }) }, token);

  test('whoever lacks it is answered nothing but setting it up, until it is done', async () => {
    const { api, staff } = await open();
    const { token, tokens } = await withRole(api, everywhere('write'));
    expect((await api.call('getAllFAQ', {}, token)).status).toBe(200);
    expect((await demand(api, staff.access, true)).body).toMatchObject({ second_factor: true });

    const open403: string[] = [];
    for (const call of Object.values<Call>(calls).filter(({ access }) => access !== 'public')) {
      const answer = await api.raw(call.method, pathOf(call), { headers: headersOf(token), body: call.body && '{}' });
      if (answer.status !== 403 || Object(answer.body).msg !== msg) open403.push(call.name);
    }
    expect(open403.toSorted()).toEqual(answered);
    expect((await api.call('refresh', { refresh: tokens.refresh })).status).toBe(200);
    expect((await api.call('getSecondFactor', {}, token)).body).toEqual({
      data: { is_on: false, is_demanded: true, codes_left: 0 },
    });

    await turnedOn(api, token);
    expect((await api.call('getAllFAQ', {}, token)).status).toBe(200);
    expect((await api.call('getAllFAQ', {}, staff.access)).status).toBe(200);
  });

  test('whoever turns it off is answered nothing else again', async () => {
    const { api, staff } = await open();
    const { token } = await withRole(api, everywhere('write'));
    await turnedOn(api, token);
    await demand(api, staff.access, true);
    expect((await api.call('getAllFAQ', {}, token)).status).toBe(200);
    expect((await api.call('removeSecondFactor', { proof: 'Coursedesk#1' }, token)).body).toMatchObject({
      data: { is_on: false, is_demanded: true },
    });
    expect(await api.call('getAllFAQ', {}, token)).toEqual(demanded);
  });

  test('a role that says nothing of it keeps what it demands; a new one demands nothing', async () => {
    const { api, staff } = await open();
    const { body } = await api.call('createRole', reader, staff.access);
    expect(body).toMatchObject({ id: 1, second_factor: false });
    expect((await demand(api, staff.access, true)).body).toMatchObject({ second_factor: true });
    expect((await demand(api, staff.access)).body).toMatchObject({ second_factor: true });
    expect((await demand(api, staff.access, false)).body).toMatchObject({ second_factor: false });
    const history = await api.host.store.list('history', { where: { area: 'role', kind: 'changed' } });
    expect(history.map(({ changes }) => changes)).toEqual(Array(2).fill(expect.stringContaining('second_factor')));
  });
}
