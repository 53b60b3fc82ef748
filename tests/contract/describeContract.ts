import { describe, expect, test } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { type Api, headersOf, type MakeHost, pathOf } from './api';
import type { Open } from './caseSet';
import { callsWithoutCase, caseSets } from './cases';
import { describeCleanHtml } from './describeCleanHtml';
import { describeFaults, describeStamp } from './describeFaults';
import { describeFiles } from './describeFiles';
import { describeNthFailure } from './describeNthFailure';
import { describeOldAccess } from './describeOldAccess';
import { describeAddress, describeNumberedPages, describePages } from './describePaths';
import { describeReferences } from './describeReferences';
import { describeRights } from './describeRights';
import { describeSentAgain } from './describeSentAgain';
import { describeSlugs } from './describeSlugs';
import { callsWithoutExample, examples, hasBody } from './examples';
import { asking, worldsOn } from './worlds';

/**
 * What of the contract a file tests, so that two processors share a slow host. `schema`, `requests`: what never comes to a store, on one of
 * them each. `calls`: what follows from each call's declaration. `cases`: what each call and area does.
 */
export type Part = 'schema' | 'requests' | 'calls' | 'cases';

/** Tests a host against the contract: every call, as a client sees it. */
export function describeContract(hostName: string, makeHost: MakeHost, parts: readonly Part[]): void {
  const open = worldsOn(makeHost);
  const has = (part: Part) => parts.includes(part);

  const isOfCalls = parts.some((part) => part !== 'cases');
  for (const [name, call] of isOfCalls ? Object.entries<Call>(calls) : []) {
    describe(`the contract on ${hostName}, the call ${name}`, () => {
      if (has('requests')) describeRequests(call, open);
      if (has('schema') && hasBody(name)) describeFaults(name, open);
      if (has('calls')) describeRecords(name, call, open);
    });
  }
  if (has('cases')) describeCases(hostName, open);
}

/** What a call asks of a request, whatever its fields say. */
function describeRequests(call: Call, open: Open): void {
  if (call.access !== 'public') describeAccess(call, open);
  if (call.access === 'staff') describeStaffAlone(call, open);
  if (call.body) describeBody(call, open);
}

/** What a call does with the records that its declaration tells of. */
function describeRecords(name: string, call: Call, open: Open): void {
  if (hasBody(name)) describeStamp(name, open);
  if (hasBody(name) && call.writes) {
    describeReferences(name, open);
    describeSlugs(name, open);
    describeNthFailure(name, open);
  }
  if (call.path.includes('/{limit}')) describePages(call, open);
  else if (call.path.includes('/{page}')) describeNumberedPages(call, open);
  else if (call.path.includes('{')) describeAddress(call, open);
  if (!call.writes) describeRead(name, call, open);
  else if (!call.body && !call.path.includes('{')) describeBare(call, open);
}

function describeCases(hostName: string, open: Open): void {
  describe(`the contract on ${hostName}`, () => {
    for (const [name, describeCall] of caseSets.flatMap((set) => Object.entries(set))) {
      describe(`the call ${name}`, () => {
        describeCall(open);
      });
    }

    test('every call has a case', () => {
      expect(callsWithoutCase, 'calls that no `…Cases` of tests/contract/cases tries').toEqual([]);
    });

    test('every call with a body has an example', () => {
      expect(callsWithoutExample, 'calls of which no `…Examples` of tests/contract/cases has a body').toEqual([]);
    });

    describeFiles(open);
    describeOldAccess(open);
    describeRights(open);
    describeSentAgain(open);
    describeCleanHtml(open);

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
    test('a write that fails at its end leaves nothing behind', async () => {
      const { api } = await open();
      const { store } = api.host;
      const tx = store.tx.bind(store);
      store.tx = (work) => tx((inside) => work(inside).then(() => Promise.reject(new Error('the disk is full'))));
      const person = { email: 'new@coursedesk.test', first_name: 'Maya', last_name: 'Gurung', password: 'Himal@2083' };
      expect((await api.call('signup', person)).status).toBe(500);
      expect(await store.list('user', { where: { email: person.email } })).toEqual([]);
    });
  });
}

const request = (api: Api, call: Call, token?: string) =>
  api.raw(call.method, pathOf(call), { headers: headersOf(token), body: call.body && '{}' });

function describeAccess(call: Call, open: Open): void {
  test('needs a token that is ours and has not expired', () =>
    asking(open, async ({ api, staff }) => {
      expect(await request(api, call)).toEqual({
        status: 401,
        body: { msg: 'Authentication credentials were not provided or have expired' },
      });
      expect((await request(api, call, `${staff.access}x`)).status).toBe(401);
      expect((await request(api, call, staff.refresh)).status).toBe(401);
      api.host.advance(16 * 60);
      expect((await request(api, call, staff.access)).status).toBe(401);
      api.host.advance(-16 * 60);
    }));
}

function describeStaffAlone(call: Call, open: Open): void {
  test('is for staff', () =>
    asking(open, async ({ api, learner }) => {
      const msg = "You don't have access permission to open this page";
      expect(await request(api, call, learner.access)).toEqual({ status: 403, body: { msg } });
    }));
}

function describeBody(call: Call, open: Open): void {
  const ownType = call.multipart ? 'multipart/form-data; boundary=x' : 'application/json';
  const send = (api: Api, token: string, body: string, type = ownType) =>
    api.raw(call.method, pathOf(call), { headers: { ...headersOf(token), 'content-type': type }, body });

  test('reads nothing of a stranger’s body', () =>
    asking(open, async ({ api }) => {
      const status = call.access === 'public' ? 413 : 401;
      expect((await send(api, 'no token', JSON.stringify({ text: 'x'.repeat(1024 * 1024) }))).status).toBe(status);
    }));

  test('doesn’t fail if no field has the name', () =>
    asking(open, async ({ api, staff }) => {
      const names = ['\ud800', '\0', '\u202e', '\u{e0041}', '', '__proto__', 'constructor', 'toString'];
      const form = new FormData();
      for (const name of names) form.append(name, name);
      const odd = `{${names.map((name) => `${JSON.stringify(name)}:{"a":1}`).join()}}`;
      const init = call.multipart
        ? { headers: { authorization: `Bearer ${staff.access}` }, body: form }
        : { headers: headersOf(staff.access), body: odd };
      // A body whose fields may all be left out has none of them; the record may be in a table that the world leaves empty.
      const mayBeEmpty = call.body?.safeParse({}).success === true;
      expect((await api.raw(call.method, pathOf(call), init)).status).toBeOneOf(mayBeEmpty ? [200, 404] : [400]);
      expect(api.host.reports).toEqual([]);
    }));

  test('refuses what it cannot read', () =>
    asking(open, async ({ api, staff }) => {
      const answer = (body: string, type?: string) => send(api, staff.access, body, type);
      const unread = { msg: 'The request could not be read' };
      for (const body of ['{', '', '[]', 'null']) expect(await answer(body)).toEqual({ status: 400, body: unread });
      expect(await answer('a=1', 'application/x-www-form-urlencoded')).toEqual({ status: 415, body: unread });
      if (call.multipart) return;
      const large = JSON.stringify({ text: 'x'.repeat(1024 * 1024) });
      expect(await answer(large)).toEqual({ status: 413, body: { msg: 'The request is too large' } });
    }));
}

function describeBare(call: Call, open: Open): void {
  test('needs nothing but the right', async () => {
    const { api, staff } = await open();
    expect((await request(api, call, staff.access)).status).toBe(200);
  });
}

/** Calls that read one record of a table that the world leaves empty. */
const emptyTables: readonly string[] = ['getHistoryEntry', 'getRecycledEntry', 'getCheck', 'getRole'];

function describeRead(name: string, call: Call, open: Open): void {
  test('leaves every record as it is', () =>
    asking(open, async ({ api, staff }) => {
      const answer = hasBody(name) ? await api.call(name, examples[name], staff.access) : await request(api, call, staff.access);
      expect(answer.status).toBe(emptyTables.includes(name) ? 404 : 200);
    }));
}
