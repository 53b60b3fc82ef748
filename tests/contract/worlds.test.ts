import { installLocks } from '@tests/support/locks';
import { expect, test } from 'vitest';
import { makeDemoHost } from './demoTestHost';
import { asking, unwritten, worldsOn } from './worlds';

installLocks();

const open = worldsOn(makeDemoHost);
const ownWorld = () => asking(open, async (world) => world);

test('tests that only read share a world', async () => {
  expect(await ownWorld()).toBe(await ownWorld());
});

test('a test that should only read fails if it writes, and the next one gets a new world', async () => {
  const world = await ownWorld();
  const writing = asking(open, ({ api }) => api.host.store.update('faq', 1, { faq_title: 'Written' }));
  await expect(writing).rejects.toThrow('to deeply equal');
  expect(await ownWorld()).not.toBe(world);
});

test('a failing test leaves its world to no other', async () => {
  const world = await ownWorld();
  await expect(asking(open, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await ownWorld()).not.toBe(world);
});

test('once another world is opened, no test gets the one before', async () => {
  const world = await ownWorld();
  await open();
  expect(await ownWorld()).not.toBe(world);
});

test('a test may write its own world before it is read, but not meanwhile', async () => {
  const world = await open();
  const write = (faq_title: string) => world.api.host.store.update('faq', 1, { faq_title });
  await write('Before');
  expect(await unwritten(world, async () => 'an answer')).toBe('an answer');
  await expect(unwritten(world, () => write('Meanwhile'))).rejects.toThrow('to deeply equal');
});
