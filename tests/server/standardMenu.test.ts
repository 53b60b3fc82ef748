import { createPgliteHost, sharedPglite } from '@tests/contract/pglite';
import { beforeAll, expect, test } from 'vitest';
import { completeMenu } from '@/backend/handlers/standardMenu';
import type { Store } from '@/backend/store/port';

beforeAll(sharedPglite);

const entry = (iid: number, menu_name: string, menu_route: string | null, parent: number | null) => ({
  iid,
  menu_name,
  menu_route,
  menu_icon: 'school',
  menu_types: 'inner' as const,
  parent,
  menu_order: iid,
});
const first = [entry(1, 'Catalogue', null, null), entry(2, 'Courses', 'courses', 1), entry(3, 'Chat', 'chat', null)];

/** Completes the menu by these standard entries; returns the names in the menu, each after that of the entry that it is below. */
async function completed(store: Store, standard: readonly object[]) {
  await completeMenu(store, { standardMenu: async () => standard });
  const menus = await store.list('menu', { sort: ['iid'] });
  const nameOf = (iid: number | null) => menus.find((menu) => menu.iid === iid)?.menu_name;
  return menus.map(({ menu_name, parent }) => [nameOf(parent), menu_name].filter(Boolean).join(' > '));
}

async function emptyMenu() {
  const { store } = await createPgliteHost();
  await store.removeMany('menu', { where: { parent: { not: null } } });
  await store.removeMany('menu', { where: { parent: null } });
  return store;
}

test('an empty office gets the standard menu, and an upgrade adds the entries of its screens, each once', async () => {
  const store = await emptyMenu();
  const standing = ['Catalogue', 'Catalogue > Courses', 'Chat'];
  expect(await completed(store, first)).toEqual(standing);
  expect(await completed(store, first)).toEqual(standing);
  const [chat] = await store.list('menu', { where: { menu_route: 'chat' } });
  await store.update('menu', chat?.iid ?? 0, { menu_name: 'Talk' });
  const own = [...standing.slice(0, 2), 'Talk'];
  const next = [...first, entry(4, 'Books', 'books', 1)];
  expect(await completed(store, next)).toEqual([...own, 'Catalogue > Books']);
  await store.removeMany('menu', { where: { menu_route: 'books' } });
  expect(await completed(store, next)).toEqual(own);
});

test('an office that had a menu before keeps just that, and gets what later upgrades bring', async () => {
  const { store } = await createPgliteHost();
  const before = await completed(store, []);
  expect(await completed(store, first)).toEqual(before);
  expect(await completed(store, [...first, entry(4, 'Books', 'books', 1)])).toEqual([...before, 'Books']);
});
