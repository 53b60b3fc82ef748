import { expect, test } from 'vitest';
import { isTabOpen, noteUnsaved, tabName, unsavedElsewhere } from './tab';

test('a tab has one name, and is open under it', async () => {
  const name = await tabName();
  expect(await tabName()).toBe(name);
  expect([await isTabOpen(name), await isTabOpen('another')]).toEqual([true, false]);
});

test('another tab’s unsaved work is known until it is saved; the own is no other’s', async () => {
  noteUnsaved(true);
  expect(await unsavedElsewhere()).toBe(false);
  noteUnsaved(false);
  const save = await new Promise<() => void>((begun) => {
    void navigator.locks.request('coursedesk-unsaved other', () => new Promise<void>(begun));
  });
  expect(await unsavedElsewhere()).toBe(true);
  save();
  await navigator.locks.request('coursedesk-unsaved other', () => undefined);
  expect(await unsavedElsewhere()).toBe(false);
});
