import menus from '@fixtures/menu.json';
import { expect, test } from 'vitest';
import { menuIcons } from '@/components/ui/menuIcons';

const byId = new Map(menus.map((menu) => [menu.iid, menu]));

/** Returns the entries whose icon stands beside or above them too. */
const repeated = menus.filter(
  (menu) =>
    byId.get(menu.parent ?? 0)?.menu_icon === menu.menu_icon ||
    menus.some((other) => other !== menu && other.parent === menu.parent && other.menu_icon === menu.menu_icon),
);

test('each entry of the demo’s menu has an icon of its own beside and below the others', () => {
  expect(repeated.map(({ menu_name, menu_icon }) => `${menu_name}: ${menu_icon}`)).toEqual([]);
});

test('each icon of the demo’s menu is one that the product has', () => {
  expect(menus.filter(({ menu_icon }) => !menuIcons.has(menu_icon))).toEqual([]);
});

test('the menu calls each thing by one noun', () => {
  const other = /modelset|paragraph|untagged quiz|course setup/i;
  expect(menus.map(({ menu_name }) => menu_name).filter((name) => other.test(name))).toEqual([]);
});
