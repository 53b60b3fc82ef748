import type { MenuEntry } from '@/contract/menu';

/** What an entry of the menu is called in the person's language; one that we don't know, as its server calls it. */
export function entryName({ menu_name }: MenuEntry, translate: (key: string, options: { _: string }) => string): string {
  const known = menu_name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '_');
  return known ? translate(`menu_entry.${known}`, { _: menu_name }) : menu_name;
}
