import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '@/contract';
import type { Call } from '@/contract/call';
import { type Api, headersOf, type MakeHost, openApi, pathOf } from './api';
import type { Cases, World } from './caseSet';
import { accountCases } from './cases/account';
import { categoryCases } from './cases/category';
import { passwordCases } from './cases/passwords';
import { treeCases } from './cases/trees';

/** A call without a case doesn't compile. */
const cases: Readonly<Record<CallName, Cases>> = { ...accountCases, ...passwordCases, ...treeCases, ...categoryCases };

/** Holds a host to the contract: every call, as a client sees it. */
export function describeContract(hostName: string, makeHost: MakeHost): void {
  const open = async (): Promise<World> => {
    const api = await openApi(makeHost);
    const staff = await api.signIn('staff@coursedesk.test');
    return { api, staff, learner: await api.signIn('learner@coursedesk.test') };
  };

  describe(hostName, () => {
    for (const [name, call] of Object.entries<Call>(calls)) {
      describe(name, () => {
        if (call.access !== 'public') describeAccess(call, open);
        if (call.body) describeBody(call, open);
      });
    }
    for (const [name, describeCall] of Object.entries(cases)) describe(name, () => describeCall(open));

    test('an unknown path is refused', async () => {
      const { api, staff } = await open();
      const answer = await api.raw('GET', '/api/nothing', { headers: headersOf(staff.access) });
      expect(answer).toEqual({ status: 404, body: { msg: 'There is no such call' } });
    });
    test('an error that nobody foresaw tells nothing, and is reported', async () => {
      const { api, staff } = await open();
      const broken = new Error('secret details');
      api.host.store.list = () => Promise.reject(broken);
      const answer = await api.call('getAllCourseCategory', {}, staff.access);
      expect(answer).toEqual({ status: 500, body: { msg: 'Something went wrong on the server' } });
      expect(api.host.reports).toEqual([broken]);
    });
  });
}

function describeAccess(call: Call, open: () => Promise<World>): void {
  const request = (api: Api, token?: string) => api.raw(call.method, pathOf(call), { headers: headersOf(token), body: call.body && '{}' });

  test('needs a token that is ours and has not expired', async () => {
    const { api, staff } = await open();
    expect(await request(api)).toEqual({
      status: 401,
      body: { msg: 'Authentication credentials were not provided or have expired' },
    });
    expect((await request(api, `${staff.access}x`)).status).toBe(401);
    expect((await request(api, staff.refresh)).status).toBe(401);
    api.host.advance(16 * 60);
    expect((await request(api, staff.access)).status).toBe(401);
  });

  if (call.access === 'staff') {
    test('is for staff', async () => {
      const { api, learner } = await open();
      const msg = "You don't have access permission to open this page";
      expect(await request(api, learner.access)).toEqual({ status: 403, body: { msg } });
    });
  }
}

function describeBody(call: Call, open: () => Promise<World>): void {
  const send = (api: Api, token: string, body: string, type = 'application/json') =>
    api.raw(call.method, pathOf(call), { headers: { ...headersOf(token), 'content-type': type }, body });

  test('refuses what it cannot read', async () => {
    const { api, staff } = await open();
    const statusOf = async (...args: [body: string, type?: string]) => (await send(api, staff.access, ...args)).status;
    expect(await statusOf('{')).toBe(400);
    expect(await statusOf('')).toBe(400);
    expect(await statusOf('[]')).toBe(400);
    expect(await statusOf('null')).toBe(400);
    expect(await statusOf('a=1', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await statusOf(JSON.stringify({ text: 'x'.repeat(1024 * 1024) }))).toBe(413);
  });
}
