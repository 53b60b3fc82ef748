import { beforeEach, expect, test } from 'vitest';
import { clearBrowserStorage, sealedVersions } from '@/providers/auth/browserStorage';
import { encrypt } from '@/providers/auth/cipher';
import { versions } from './versions';

const owner = Promise.resolve({ email: 'staff@coursedesk.test', address: '/faq/add' });
const begun = (startedAt: number, text = `Text ${startedAt}`) => ({
  values: { text },
  standing: { text: 'Stored' },
  words: text,
  startedAt,
  savedAt: startedAt + 1,
});

// Signing in creates the browser's key.
beforeEach(async () => void (await encrypt('')));

test('the last five states are kept, the newest first, encrypted', async () => {
  for (const time of [8, 9, 10, 11, 12, 13]) await versions.keep(owner, begun(time));
  expect((await versions.all(owner)).map(({ words }) => words)).toEqual([13, 12, 11, 10, 9].map((time) => `Text ${time}`));
  const [key = ''] = await sealedVersions.keys();
  expect(atob((await sealedVersions.get(key)) ?? '')).not.toContain('Stored');
});

test('a state is replaced until another begins', async () => {
  await versions.keep(owner, begun(1));
  expect(await versions.keep(owner, begun(1, 'More'))).toEqual([begun(1, 'More')]);
});

test('each form and each person has states of their own, which signing out takes along', async () => {
  await versions.keep(owner, begun(1));
  const known = await owner;
  expect(await versions.all(Promise.resolve({ ...known, address: '/faq/add/1' }))).toEqual([]);
  expect(await versions.all(Promise.resolve({ ...known, email: 'other@coursedesk.test' }))).toEqual([]);
  await clearBrowserStorage();
  expect(await versions.all(owner)).toEqual([]);
  expect(await versions.keep(owner, begun(2))).toEqual([]);
  expect(await sealedVersions.keys()).toEqual([]);
});
