import { beforeEach, expect, test, vi } from 'vitest';
import { clearBrowserStorage, keys, sealedDrafts } from '@/providers/auth/browserStorage';
import { encrypt } from '@/providers/auth/cipher';
import { drafts } from './drafts';
import { tabName } from './tab';

const owner = { email: 'staff@coursedesk.test', address: '/faq/add' };
const content = { values: { question: 'क कहाँ छ?', order: 3 }, standing: { order: 2 }, savedAt: 1_700_000_000_000 };
const keyIn = (tab: string) => `${owner.email} ${owner.address} ${tab}`;

// Signing in creates the browser's key.
beforeEach(async () => void (await encrypt('')));

test('a draft is read back as it was kept, and lies encrypted meanwhile', async () => {
  await drafts.save(owner, content);
  expect(await drafts.load(owner)).toEqual({ ...content, key: keyIn(await tabName()) });
  expect(await drafts.load({ ...owner, email: 'other@coursedesk.test' })).toBeUndefined();
  const [key = ''] = await sealedDrafts.keys();
  expect(atob((await sealedDrafts.get(key)) ?? '')).not.toContain('order');
});

test('what is asked for while a draft is being kept is that draft', async () => {
  const kept = drafts.save(owner, content);
  expect(await drafts.load(owner)).toMatchObject(content);
  await kept;
});

test('a removed draft is gone', async () => {
  await drafts.save(owner, content);
  await drafts.removeOwn(owner);
  expect(await drafts.load(owner)).toBeUndefined();
});

test('signing out takes the drafts along, and a draft under the old key is none', async () => {
  await drafts.save(owner, content);
  const [key = ''] = await sealedDrafts.keys();
  const sealed = (await sealedDrafts.get(key)) ?? '';
  await clearBrowserStorage();
  expect(await drafts.load(owner)).toBeUndefined();

  await sealedDrafts.set([key, sealed]);
  expect(await drafts.load(owner)).toBeUndefined();
});

test('who has signed out leaves no draft behind, whatever this tab still holds', async () => {
  await clearBrowserStorage();
  await drafts.save(owner, content);
  expect(await sealedDrafts.keys()).toEqual([]);
});

test('who signs out while a draft is being kept leaves none behind', async () => {
  const seal = crypto.subtle.encrypt.bind(crypto.subtle);
  let cleared: Promise<void> | undefined;
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    cleared = clearBrowserStorage();
    // Long enough for a clearing that waits for nobody.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return seal(...given);
  });
  await drafts.save(owner, content);
  await cleared;
  expect([await sealedDrafts.keys(), await keys.keys()]).toEqual([[], []]);
});

test('each open tab has a draft of its own; one of a tab that is closed is offered, the newest first', async () => {
  await drafts.save(owner, content);
  const closeOther = await openTab('other');
  await sealedDrafts.set([keyIn('other'), await encrypt(JSON.stringify({ ...content, savedAt: content.savedAt + 1 }))]);
  expect(await drafts.load(owner)).toMatchObject({ key: keyIn(await tabName()) });
  await closeOther();
  expect(await drafts.load(owner)).toMatchObject({ key: keyIn('other') });
});

test('a draft that was taken up in this tab’s is let go of, unless it is that one', async () => {
  await sealedDrafts.set([keyIn('closed'), await encrypt(JSON.stringify(content))]);
  const offered = await drafts.load(owner);
  await drafts.save(owner, content);
  await drafts.removeTakenUp(owner, { ...content, key: keyIn(await tabName()) });
  if (offered) await drafts.removeTakenUp(owner, offered);
  expect(await sealedDrafts.keys()).toEqual([keyIn(await tabName())]);
});

test('all drafts of a person are told, one of each form, the newest first, and none of another tab’s that is open', async () => {
  await drafts.save(owner, content);
  await drafts.save({ ...owner, address: '/faq/edit/3' }, { ...content, savedAt: content.savedAt + 5, title: 'Edit FAQ' });
  await drafts.save({ ...owner, email: 'other@coursedesk.test' }, content);
  await sealedDrafts.set([keyIn('closed'), await encrypt(JSON.stringify(content))]);
  const closeOther = await openTab('other');
  await sealedDrafts.set([`${owner.email} /coursesetup other`, await encrypt(JSON.stringify(content))]);
  expect((await drafts.all(owner.email)).map(({ address, title }) => [address, title])).toEqual([
    ['/faq/edit/3', 'Edit FAQ'],
    ['/faq/add', undefined],
  ]);
  await closeOther();
});

/** Opens another tab; returns how to close it. */
async function openTab(tab: string) {
  const lock = `coursedesk-tab ${tab}`;
  const close = await new Promise<() => void>((opened) => {
    void navigator.locks.request(lock, () => new Promise<void>(opened));
  });
  return async () => {
    close();
    await navigator.locks.request(lock, () => undefined);
  };
}
