import { installLocks } from '@tests/support/locks';
import { expect, test } from 'vitest';
import { makeDemoHost } from './demoTestHost';
import { asking, unwritten, worldsOn } from './worlds';

installLocks();

const open = worldsOn(makeDemoHost);
const ownWorld = () => asking(open, async (world) => world);

test('what only asks shares a world', async () => {
  expect(await ownWorld()).toBe(await ownWorld());
});

test('what writes while it is to ask fails, and the next one has a world of its own', async () => {
  const world = await ownWorld();
  const writing = asking(open, ({ api }) => api.host.store.update('faq', 1, { faq_title: 'Written' }));
  await expect(writing).rejects.toThrow('to deeply equal');
  expect(await ownWorld()).not.toBe(world);
});

test('what fails leaves its world to nobody', async () => {
  const world = await ownWorld();
  await expect(asking(open, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await ownWorld()).not.toBe(world);
});

test('where another world was opened, the one before is left to nobody', async () => {
  const world = await ownWorld();
  await open();
  expect(await ownWorld()).not.toBe(world);
});

test('a world of one’s own may be written before it is asked, and not meanwhile', async () => {
  const world = await open();
  const write = (faq_title: string) => world.api.host.store.update('faq', 1, { faq_title });
  await write('Before');
  expect(await unwritten(world, async () => 'an answer')).toBe('an answer');
  await expect(unwritten(world, () => write('Meanwhile'))).rejects.toThrow('to deeply equal');
});
