import { createStore, get, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { clearBrowserStorage } from '@/providers/auth/browserStorage';
import { drafts } from './drafts';

const key = 'staff@coursedesk.test /faq/add';
const content = { values: { question: 'क कहाँ छ?', order: 3 }, savedAt: 1_700_000_000_000 };

test('a draft is read back as it was kept, and lies encrypted meanwhile', async () => {
  await drafts.save(key, content);
  expect(await drafts.load(key)).toEqual(content);
  expect(await drafts.load('other@coursedesk.test /faq/add')).toBeUndefined();
  const stored: unknown = await get(key, createStore('coursedesk-drafts', 'drafts'));
  expect(stored).toEqual(expect.any(String));
  expect(atob(String(stored))).not.toContain('order');
});

test('what is asked for while a draft is being kept is that draft', async () => {
  const kept = drafts.save(key, content);
  expect(await drafts.load(key)).toEqual(content);
  await kept;
});

test('a removed draft is gone', async () => {
  await drafts.save(key, content);
  await drafts.remove(key);
  expect(await drafts.load(key)).toBeUndefined();
});

test('signing out takes the drafts along, and a draft under the old key is none', async () => {
  await drafts.save(key, content);
  const store = createStore('coursedesk-drafts', 'drafts');
  const sealed: unknown = await get(key, store);
  await clearBrowserStorage();
  expect(await drafts.load(key)).toBeUndefined();

  await set(key, sealed, store);
  expect(await drafts.load(key)).toBeUndefined();
});
