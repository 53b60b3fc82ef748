import { beforeEach, expect, test } from 'vitest';
import type { Session } from '@/contract/account';
import type { Call } from '@/contract/call';
import { ApiError } from '@/providers/api/errors';
import { createAuthProvider } from './authProvider';
import { createSessionKeeper } from './session';

const sita: Session = {
  tokens: { access: 'access-1', refresh: 'refresh-1' },
  first_name: 'Sita',
  middle_name: ' ',
  last_name: 'Rai',
  email: 'sita@coursedesk.test',
  is_staff: true,
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/coursesetup/?page=2#edit-3');
});

async function setUp(person?: Session) {
  const session = createSessionKeeper();
  if (person) await session.write(person);
  const sent: { call: string; input: unknown }[] = [];
  const client = {
    send: (call: Call, input: unknown) => {
      sent.push({ call: call.name, input });
      return Promise.reject(new Error('no line'));
    },
  };
  return { session, sent, auth: createAuthProvider({ session, client, anonymous: () => 'Anonymous' }) };
}

const backTo = '/login?next=%2Fcoursesetup%2F%3Fpage%3D2%23edit-3';

test('without a session the way leads to the sign-in page, and back again', async () => {
  const { auth } = await setUp();
  await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: backTo });
});

test('staff may come in', async () => {
  const { auth } = await setUp(sita);
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
  expect(await auth.getPermissions?.({})).toBe('staff');
});

test('who is not staff is led to the no-access page and stays signed in', async () => {
  const { auth, session } = await setUp({ ...sita, is_staff: false });
  await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: '/unauthorized' });
  expect(await auth.logout({})).toBe('/unauthorized');
  expect(await session.read()).not.toBeNull();
});

test('signing out tells the server, clears what the browser keeps even when the server is away, and leads to the sign-in page', async () => {
  const { auth, session, sent } = await setUp(sita);
  localStorage.setItem('locale', 'ne');
  expect(await auth.logout({})).toBe('/login');
  expect(sent).toEqual([{ call: 'logout', input: { refresh: 'refresh-1' } }]);
  expect([await session.read(), localStorage.length]).toEqual([null, 0]);
});

test('the sign-in page is told why, where a session ended; not at a first visit, nor after signing out', async () => {
  const { auth, session } = await setUp(sita);
  session.remove('ended');
  expect(await auth.logout({})).toBe(`${backTo}&reason=ended`);
  await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: `${backTo}&reason=ended` });
  await session.write(sita);
  expect(await auth.logout({})).toBe('/login');
  await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
});

test('a session that ended by itself tells the server nothing and keeps the way back and the preferences', async () => {
  const { auth, sent } = await setUp();
  localStorage.setItem('locale', 'ne');
  expect(await auth.logout({})).toBe(backTo);
  window.history.replaceState(null, '', backTo);
  expect(await auth.logout({})).toBe(false);
  expect(sent).toEqual([]);
  expect(localStorage.getItem('locale')).toBe('ne');
});

test('no refusal is swallowed: whoever made the call hears of it, a 401 too', async () => {
  const { auth } = await setUp();
  await expect(auth.checkError(new ApiError(401, 'ended'))).resolves.toBeUndefined();
});

test.each([
  [{}, 'Sita Rai'],
  [{ middle_name: 'Kumari' }, 'Sita Kumari Rai'],
  [{ first_name: '', last_name: null }, 'Anonymous'],
])('the name of %j is %j', async (names, fullName) => {
  const { auth } = await setUp({ ...sita, ...names });
  expect(await auth.getIdentity?.()).toMatchObject({ fullName });
});
