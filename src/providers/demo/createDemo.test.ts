import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { NetworkError, type TransportRequest } from '@/providers/api/transport';
import { createDemo, type Demo } from './createDemo';
import { createMemoryStorage } from './storage';
import { keepSwitches } from './switches';

beforeEach(() => sessionStorage.setItem('demo.slow', '0'));

// Silences the report of an unexpected failure.
const unreported = () => vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);

const login = JSON.stringify({ email: 'staff@coursedesk.test', password: 'Coursedesk#1', grant_type: 'password' });

function request(call: Call, more: Partial<TransportRequest> = {}): TransportRequest {
  return { call: call.name, method: call.method, path: call.path, headers: { 'content-type': 'application/json' }, ...more };
}

async function signIn({ transport }: Demo) {
  const { body } = await transport(request(calls.login, { body: login }));
  const { tokens } = calls.login.reply.parse(body).data;
  return { headers: { authorization: `Bearer ${tokens.access}`, 'content-type': 'application/json' }, refresh: tokens.refresh };
}

const categoryNames = async ({ transport }: Demo, headers: TransportRequest['headers']) => {
  const { body } = await transport(request(calls.getAllCourseCategory, { headers }));
  return calls.getAllCourseCategory.reply.parse(body).data.map(({ category_name }) => category_name);
};
const created = JSON.stringify({ category_name: 'Forestry', course_categories_code: 'FOR' });

test('two tabs see what the other wrote, and so does a later page', async () => {
  const [one, other] = [await createDemo(), await createDemo()];
  const { headers } = await signIn(one);
  expect(await categoryNames(other, headers)).not.toContain('Forestry');
  await one.transport(request(calls.createCategory, { headers, body: created }));
  expect(await categoryNames(other, headers)).toContain('Forestry');
  expect(await categoryNames(await createDemo(), headers)).toContain('Forestry');
});

test('a reset brings the fixtures back and leaves whoever is signed in so', async () => {
  const demo = await createDemo({ storage: createMemoryStorage() });
  const { headers, refresh } = await signIn(demo);
  const before = await categoryNames(demo, headers);
  await demo.transport(request(calls.createCategory, { headers, body: created }));
  await demo.reset();
  expect(await categoryNames(demo, headers)).toEqual(before);
  const answer = await demo.transport(request(calls.refresh, { body: JSON.stringify({ refresh }) }));
  expect(answer.status).toBe(200);
});

test('a reset repairs records that can’t be read', async () => {
  const storage = createMemoryStorage();
  const demo = await createDemo({ storage });
  const { headers } = await signIn(demo);
  vi.spyOn(storage, 'load').mockRejectedValue(new Error('A kept table can’t be read'));
  await storage.save('of another tab', {});
  unreported();
  const broken = await demo.transport(request(calls.getAllCourseCategory, { headers }));
  expect(broken.status).toBe(500);
  await demo.reset();
  vi.mocked(storage.load).mockRestore();
  // The sessions couldn't be read either.
  const anew = await signIn(demo);
  expect(await categoryNames(demo, anew.headers)).toContain('Banking and Finance');
});

test('a file outlives its page, until a reset', async () => {
  const demo = await createDemo();
  const { headers } = await signIn(demo);
  const body = new FormData();
  body.append('subcourse_id', '1');
  body.append('subcourse_icon', new File(['GIF89a'], 'icon.gif'));
  const authorization = { authorization: headers.authorization };
  const answer = await demo.transport(request(calls.editSubCourseIcon, { headers: authorization, body }));
  const path = calls.editSubCourseIcon.reply.parse(answer.body).data?.subcourse_icon ?? '';
  const response = await (await createDemo()).media.fetch(path);
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/gif', 'GIF89a']);
  await demo.reset();
  await expect(demo.media.fetch(path)).rejects.toMatchObject({ status: 404, message: 'rules.file_not_found' });
});

test('a form is handed over as it is, because WebKit reads none that has a file', async () => {
  vi.spyOn(Request.prototype, 'formData').mockRejectedValue(new DOMException('Unable to read form data blob'));
  const demo = await createDemo({ storage: createMemoryStorage() });
  const { headers } = await signIn(demo);
  const body = new FormData();
  body.append('subcourse_id', '1');
  body.append('subcourse_icon', new File(['GIF89a'], 'प्रतीक.gif'));
  const answer = await demo.transport(
    request(calls.editSubCourseIcon, { headers: { authorization: headers.authorization }, body }),
  );
  expect(answer.status).toBe(200);
});

test('the outbox has the mailed link', async () => {
  const demo = await createDemo({ storage: createMemoryStorage() });
  const redirect_url = `${location.origin}/passwordresetcomplete`;
  await demo.transport(request(calls.resetPassword, { body: JSON.stringify({ email: 'staff@coursedesk.test', redirect_url }) }));
  expect(await demo.outbox()).toMatchObject([{ to: 'staff@coursedesk.test', link: expect.stringContaining(redirect_url) }]);
});

test('a call fails when the address asks for it, and still does after the address has changed', async () => {
  history.replaceState(null, '', '/?fail=getMenu:503,login:network');
  keepSwitches();
  history.replaceState(null, '', '/dashboard');
  const { transport } = await createDemo({ storage: createMemoryStorage() });
  expect(await transport(request(calls.getMenu))).toEqual({ status: 503, body: { msg: 'Something went wrong on the server' } });
  await expect(transport(request(calls.login, { body: login }))).rejects.toBeInstanceOf(NetworkError);
});

test('an upload reports how far it has come', async () => {
  const { transport } = await createDemo({ storage: createMemoryStorage() });
  const loaded: number[] = [];
  await transport(request(calls.login, { body: login, onProgress: (progress) => loaded.push(progress.loaded) }));
  expect(loaded).toEqual(loaded.toSorted((one, other) => one - other));
  expect(loaded.at(-1)).toBe(login.length);
});

test('an aborted call rejects with the reason at once', async () => {
  history.replaceState(null, '', '/?slow=60000');
  const { transport } = await createDemo({ storage: createMemoryStorage() });
  const abort = new AbortController();
  const answer = transport(request(calls.getMenu, { signal: abort.signal }));
  abort.abort(new Error('not wanted'));
  await expect(answer).rejects.toThrow('not wanted');
});

test('a file fails when the address asks for it, and is waited for no longer than wanted', async () => {
  const { media } = await createDemo({ storage: createMemoryStorage() });
  window.history.replaceState(null, '', '/?fail=media:500');
  await expect(media.fetch('icon.gif')).rejects.toMatchObject({ status: 500, message: 'rules.server_error' });
  window.history.replaceState(null, '', '/?fail=media:network');
  await expect(media.fetch('icon.gif')).rejects.toThrow(NetworkError);
  window.history.replaceState(null, '', '/?slow=60000');
  const controller = new AbortController();
  const waiting = media.fetch('icon.gif', controller.signal);
  controller.abort(new Error('no longer wanted'));
  await expect(waiting).rejects.toThrow('no longer wanted');
});

test('what was deleted stays in the recycle bin as long as the configuration says', async () => {
  const storage = createMemoryStorage();
  const demo = await createDemo({ storage, historyDays: 2 });
  const binned = async () => {
    const { headers } = await signIn(demo);
    const { body } = await demo.transport({ call: 'rest', method: 'GET', path: '/rest/recycled', headers });
    return Array.isArray(body) ? body.length : undefined;
  };
  const { headers } = await signIn(demo);
  await demo.transport(request(calls.deleteFeature, { headers, body: JSON.stringify({ feature_id: 13 }) }));
  expect(await binned()).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + 36 * 3_600_000);
  expect(await binned()).toBe(1);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(await binned()).toBe(0);
});
