import { installLocks } from '@tests/support/locks';
import { expect, test } from 'vitest';
import type { Store } from '@/backend/store/port';
import { createFakeRestStore } from '@/providers/demo/fakeRestStore';
import { createMemoryStorage } from '@/providers/demo/storage';
import { audit } from './audit';
import { emptyTable } from './emptyTable';
import { watchLocks } from './lockOrder';
import { quickPasswords } from './quickPasswords';
import { seedWorld } from './world';

installLocks();

async function watchedWorld(): Promise<Store> {
  const store = watchLocks(createFakeRestStore(createMemoryStorage(), emptyTable));
  await seedWorld({ store, passwords: quickPasswords });
  return store;
}

const outOfOrder: [string, (tx: Store) => Promise<unknown>, string][] = [
  ['a parent after its child', (tx) => tx.get('lesson', 1, 'lock').then(() => tx.get('main_topic', 1, 'lock')), 'main_topic 1'],
  ['a row after a later one', (tx) => tx.get('lesson', 2, 'lock').then(() => tx.update('lesson', 1, {})), 'lesson 1'],
  ['rows in an order of their own', (tx) => tx.list('lesson', { sort: ['lesson_order'], lock: 'lock' }), 'lesson 1'],
  [
    'a change of many',
    (tx) => tx.get('course', 1, 'lock').then(() => tx.updateMany('course_category', {}, {})),
    'course_category 1',
  ],
  ['a removal', (tx) => tx.get('session', 1, 'lock').then(() => tx.removeMany('menu', {})), 'menu 1'],
];

test.each(outOfOrder)('tells %s', async (_name, work, told) => {
  const store = await watchedWorld();
  await expect(store.tx(work)).rejects.toThrow(`${told} is held after`);
});

test('accepts rows locked in their order, rows that are locked already, and inserted rows', async () => {
  const store = await watchedWorld();
  await store.tx(async (tx) => {
    await tx.get('main_topic', 1, 'lock');
    await tx.list('lesson', { lock: 'lock' });
    await tx.update('main_topic', 1, { lecture_hours: '5' });
    const category = await tx.insert('course_category', {
      category_name: 'Law',
      course_categories_code: 'LAW',
      category_slug: 'law',
      ...audit,
    });
    await tx.update('course_category', category.iid, { category_name: 'Laws' });
  });
  expect(await store.count('course_category', { where: { category_name: 'Laws' } })).toBe(1);
});
