import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@/contract/account';
import { drafts } from '@/providers/drafts';
import { clearBrowserStorage } from './browserStorage';
import { decrypt, encrypt } from './cipher';
import { createSessionKeeper } from './session';
import { sessionKey } from './sessionKey';

const sita: Session = {
  tokens: { access: 'access-1', refresh: 'refresh-1' },
  username: 'sita',
  first_name: 'Sita',
  middle_name: null,
  last_name: 'Rai',
  email: 'sita@coursedesk.test',
  is_staff: true,
};
const draft = { values: { category_name: 'Half typed' }, standing: {}, savedAt: 1 };
const owner = { email: 'sita@coursedesk.test', address: '/coursesetup/' };

beforeEach(() => localStorage.clear());

test('a session that was written is read back, by another tab too', async () => {
  await createSessionKeeper().write(sita);
  expect(await createSessionKeeper().read()).toEqual(sita);
});

test('many who read it have it opened once, until it is another', async () => {
  await createSessionKeeper().write(sita);
  const keeper = createSessionKeeper();
  const decrypted = vi.spyOn(crypto.subtle, 'decrypt');
  await Promise.all([keeper.read(), keeper.read()]);
  await keeper.read();
  expect(decrypted).toHaveBeenCalledTimes(1);
  const renewed = { ...sita, tokens: { access: 'access-2', refresh: 'refresh-2' } };
  await createSessionKeeper().write(renewed);
  expect(await keeper.read()).toEqual(renewed);
  vi.restoreAllMocks();
});

test('nobody is signed in at first', async () => {
  expect(await createSessionKeeper().read()).toBeNull();
});

test('what is stored does not show what it holds', async () => {
  await createSessionKeeper().write(sita);
  const stored = localStorage.getItem(sessionKey) ?? '';
  for (const secret of ['access-1', 'sita@coursedesk.test']) {
    expect(stored).not.toContain(secret);
    expect(atob(stored)).not.toContain(secret);
  }
});

test.each([
  ['is no ciphertext', async () => 'nonsense'],
  ['was sealed with another key', async () => btoa('x'.repeat(64))],
  ['holds no session', async () => encrypt('{"tokens":{}}')],
])('a stored session that %s clears what the browser keeps, and is told', async (_, sealed) => {
  await drafts.save(owner, draft);
  sessionStorage.setItem('something', 'else');
  localStorage.setItem('locale', 'ne');
  localStorage.setItem(sessionKey, await sealed());
  const session = createSessionKeeper();
  const told = vi.fn();
  session.subscribe(told);

  expect(await session.read()).toBeNull();
  expect(told).toHaveBeenCalledOnce();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(await drafts.load(owner)).toBeUndefined();
});

test('an ended session leaves the drafts and the language', async () => {
  const session = createSessionKeeper();
  await session.write(sita);
  await drafts.save(owner, draft);
  localStorage.setItem('locale', 'ne');

  session.remove('ended');
  expect(await session.read()).toBeNull();
  expect(localStorage.getItem('locale')).toBe('ne');
  expect(await drafts.load(owner)).toMatchObject(draft);
});

test('a tab knows why its session is gone, until somebody signs in', async () => {
  const session = createSessionKeeper();
  session.subscribe(() => undefined);
  expect(session.whyGone()).toBeUndefined();
  session.remove('ended');
  expect(session.whyGone()).toBe('ended');
  await session.write(sita);
  expect(session.whyGone()).toBeUndefined();
  session.remove('asked');
  expect(session.whyGone()).toBe('asked');
});

test.each([
  ['ended', { key: sessionKey, newValue: null }, 'ended'],
  ['was signed out', { key: null }, 'elsewhere'],
  ['was renewed', { key: sessionKey, newValue: 'sealed' }, undefined],
])('a session that %s in another tab is known to this one', (_, event, reason) => {
  const session = createSessionKeeper();
  session.subscribe(() => undefined);
  sessionStorage.setItem('searched', 'Sita');
  window.dispatchEvent(new StorageEvent('storage', event));
  expect(session.whyGone()).toBe(reason);
  expect(sessionStorage.getItem('searched')).toBe(reason === 'elsewhere' ? null : 'Sita');
});

test.each([
  ['the session', sessionKey],
  ['everything', null],
])('a change of %s in another tab is told until one stops listening', (_, key) => {
  const told = vi.fn();
  const stop = createSessionKeeper().subscribe(told);
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(told).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(told).toHaveBeenCalledOnce();
});

test('any text is sealed and opened, and never twice alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const [first, second] = await Promise.all([encrypt(text), encrypt(text)]);
      expect(first).not.toBe(second);
      expect(await decrypt(first)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test('two tabs that seal at once on a new browser have the same key', async () => {
  await clearBrowserStorage();
  const sealed = await Promise.all(['one', 'two', 'three'].map(encrypt));
  expect(await Promise.all(sealed.map(decrypt))).toEqual(['one', 'two', 'three']);
});
