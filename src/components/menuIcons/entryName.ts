import type { MenuEntry } from '@/contract/menu';

/** Returns a menu entry's name in the person's language; an unknown entry keeps the server's name. */
export function entryName(
  { menu_name }: Pick<MenuEntry, 'menu_name'>,
  translate: (key: string, options: { _: string }) => string,
): string {
  const known = menu_name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '_');
  return known ? translate(`menu_entry.${known}`, { _: menu_name }) : menu_name;
}
