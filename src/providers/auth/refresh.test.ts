import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@/contract/account';
import { menuCalls } from '@/contract/menu';
import { createActivity } from '@/providers/api/activity';
import { createAuthorized } from '@/providers/api/authorized';
import { createClient } from '@/providers/api/client';
import { NetworkError, type TransportRequest, type TransportResponse } from '@/providers/api/transport';
import { clearBrowserStorage, keys } from './browserStorage';
import { createRefresh } from './refresh';
import { createSessionKeeper } from './session';

const sita: Session = { tokens: { access: 'access-1', refresh: 'refresh-1' }, email: 'sita@coursedesk.test', is_staff: true };

beforeEach(async () => {
  localStorage.clear();
  await createSessionKeeper().write(sita);
});

/** A server that accepts one access token, and returns the next pair for a refresh token. */
function createServer(refusal?: TransportResponse) {
  let turn = 2;
  const requests: TransportRequest[] = [];
  const transport = async (request: TransportRequest): Promise<TransportResponse> => {
    requests.push(request);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (request.call === 'refresh') {
      if (refusal) return refusal;
      const expected = JSON.stringify({ refresh: `refresh-${turn - 1}` });
      if (request.body !== expected) return { status: 401, body: { msg: 'This refresh token was used' } };
      return { status: 200, body: { data: { access: `access-${turn}`, refresh: `refresh-${turn++}` } } };
    }
    return request.headers.authorization === 'Bearer access-2' ? { status: 200, body: { data: [] } } : { status: 401, body: {} };
  };
  const count = (call: string) => requests.filter((request) => request.call === call).length;
  return { transport, count };
}

/** The parts of one tab. */
function openTab({ transport }: Pick<ReturnType<typeof createServer>, 'transport'>) {
  const session = createSessionKeeper();
  const refresh = createRefresh({ session, transport, paths: {} });
  const authorized = createAuthorized({ session, refresh });
  const client = createClient({ transport, session, authorized, activity: createActivity(), paths: {} });
  return { session, getMenu: () => client.send(menuCalls.getMenu, {}) };
}

const times = <Result>(count: number, make: () => Result) => Array.from({ length: count }, make);

test('twenty calls that are refused at once share one refresh, and each is repeated once', async () => {
  const server = createServer();
  const tab = openTab(server);
  await Promise.all(times(20, tab.getMenu));
  expect([server.count('refresh'), server.count('getMenu')]).toEqual([1, 40]);
  expect((await tab.session.read())?.tokens).toEqual({ access: 'access-2', refresh: 'refresh-2' });
});

test('two tabs share one refresh', async () => {
  const server = createServer();
  const [first, second] = [openTab(server), openTab(server)];
  await Promise.all([...times(5, first.getMenu), ...times(5, second.getMenu)]);
  expect(server.count('refresh')).toBe(1);
});

test('a refresh that is refused with 401 ends the session once, for all calls', async () => {
  const server = createServer({ status: 401, body: {} });
  const tab = openTab(server);
  const told = vi.fn();
  tab.session.subscribe(told);
  const answers = await Promise.allSettled(times(20, tab.getMenu));
  for (const answer of answers) expect(answer).toMatchObject({ reason: { status: 401, message: 'rules.session_ended' } });
  expect(await tab.session.read()).toBeNull();
  expect(told).toHaveBeenCalledOnce();
  expect(server.count('refresh')).toBe(1);
});

test.each([
  ['fails', { status: 500, body: {} }],
  ['answers what it should not', { status: 200, body: { data: {} } }],
])('a refresh that %s keeps the session and says so; the next call tries again', async (_, refusal) => {
  const server = createServer(refusal);
  const tab = openTab(server);
  await expect(tab.getMenu()).rejects.toMatchObject({ status: refusal.status, message: 'rules.session_not_renewed' });
  expect(await tab.session.read()).toEqual(sita);
  await expect(tab.getMenu()).rejects.toThrow();
  expect(server.count('refresh')).toBe(2);
});

test('a refresh that gets no answer keeps the session', async () => {
  const { transport } = createServer();
  const tab = openTab({
    transport: (request) => (request.call === 'refresh' ? Promise.reject(new NetworkError('no line')) : transport(request)),
  });
  await expect(tab.getMenu()).rejects.toThrow(NetworkError);
  expect(await tab.session.read()).toEqual(sita);
});

/** Makes each timeout pass a hundred times as fast, and returns their intended lengths in milliseconds. */
function hurryLimits(): number[] {
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return timeout(milliseconds / 100);
  });
  return limits;
}

test('a refresh without an answer is given up after 6 s, and another tab goes on', async () => {
  const limits = hurryLimits();
  const { transport } = createServer();
  const never = vi.fn(
    ({ signal }: TransportRequest) =>
      new Promise<TransportResponse>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const hung = openTab({ transport: (request) => (request.call === 'refresh' ? never : transport)(request) });
  const other = openTab({ transport });
  const refused = expect(hung.getMenu()).rejects.toMatchObject({ message: 'rules.session_not_renewed' });
  await expect.poll(() => never.mock.calls).toHaveLength(1);
  await Promise.all([refused, other.getMenu()]);
  expect(new Set(limits)).toEqual(new Set([6000]));
  expect((await hung.session.read())?.tokens.access).toBe('access-2');
  const { held = [] } = await navigator.locks.query();
  expect(held.filter(({ name }) => name === 'coursedesk-refresh')).toEqual([]);
});

test('a tab that keeps its turn, whatever for, is waited for 6 s', async () => {
  const limits = hurryLimits();
  const tab = openTab(createServer());
  await navigator.locks.request('coursedesk-refresh', () => tab.getMenu());
  expect(Math.max(...limits)).toBe(6000);
  expect((await tab.session.read())?.tokens.access).toBe('access-2');
});

test('a call that is refused with a fresh token too ends the session', async () => {
  const server = createServer({ status: 200, body: { access: 'of no use' } });
  const tab = openTab(server);
  await expect(tab.getMenu()).rejects.toMatchObject({ status: 401 });
  expect(await tab.session.read()).toBeNull();
  expect(server.count('getMenu')).toBe(2);
});

test.each([
  ['a refresh of the session before', sita, 'refresh'],
  ['a call that was made as nobody', undefined, 'getMenu'],
])('who signs in while %s is on its way to be refused stays signed in', async (_, before, refused) => {
  const ram: Session = { ...sita, tokens: { access: 'access-9', refresh: 'refresh-9' }, email: 'ram@coursedesk.test' };
  const server = createServer({ status: 401, body: {} });
  const transport = async (request: TransportRequest) => {
    // The response arrives after somebody has signed in.
    if (request.call === refused) await tab.session.write(ram);
    return server.transport(request);
  };
  const tab = openTab({ transport });
  if (!before) tab.session.remove('asked');
  await expect(tab.getMenu()).rejects.toMatchObject({ status: 401 });
  expect((await tab.session.read())?.email).toBe('ram@coursedesk.test');
});

test.each(['in this tab', 'in another'])('who signs out %s during a renewal stays signed out', async (where) => {
  const server = createServer();
  const transport = async (request: TransportRequest) => {
    if (request.call === 'refresh') {
      await clearBrowserStorage();
      (where === 'in this tab' ? tab : openTab(server)).session.remove('asked');
    }
    return server.transport(request);
  };
  const tab = openTab({ transport });
  await expect(tab.getMenu()).rejects.toMatchObject({ status: 401 });
  expect(await tab.session.read()).toBeNull();
  expect([localStorage.length, await keys.keys()]).toEqual([0, []]);
});

test('a token that is over by the clock is renewed before the call, and a renewed one is trusted whatever the clock says', async () => {
  const expired = `e30.${btoa('{"exp":1}')}.signature`;
  const session = createSessionKeeper();
  await session.write({ ...sita, tokens: { ...sita.tokens, access: expired } });
  const requests: string[] = [];
  const transport = async ({ call }: TransportRequest) => {
    requests.push(call);
    return { status: 200, body: { data: [], access: `e30.${btoa('{"exp":2}')}.signature` } };
  };
  const { getMenu } = openTab({ transport });
  await getMenu();
  await getMenu();
  expect(requests).toEqual(['refresh', 'getMenu', 'getMenu']);
});
