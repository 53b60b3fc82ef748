import type { MenuEntry } from '@/contract/menu';
import { routeOf } from '@/domain/menuRoute';

/** Returns the address of an entry's screen, `/{menu_route}/`; undefined for an entry that only expands. */
export function pathOf({ menu_route }: MenuEntry): string | undefined {
  const bare = routeOf(menu_route ?? '');
  return bare ? `/${bare}/` : undefined;
}

/** Returns the entries whose screens the person's rights open; a group without any is left out. */
export const openedEntries = (entries: readonly MenuEntry[], opens: (path: string) => boolean): MenuEntry[] =>
  entries.flatMap((entry) => {
    const path = pathOf(entry);
    const children = openedEntries(entry.children, opens);
    const isEmptied = children.length === 0 && entry.children.length > 0;
    return (path === undefined ? isEmptied : !opens(path) && children.length === 0) ? [] : [{ ...entry, children }];
  });

/**
 * Returns the path of the entry of the current screen: of the list that leads to it, if that is elsewhere; otherwise `/x/edit/1` belongs to
 * `/x/`, unless a longer path matches.
 */
export const currentPath = (entries: readonly MenuEntry[], pathname: string, list?: string): string | undefined =>
  (list === undefined ? undefined : nearest(entries, list)) ?? nearest(entries, pathname);

function nearest(entries: readonly MenuEntry[], pathname: string): string | undefined {
  const shown = `${pathname.replace(/\/+$/, '')}/`;
  return allPaths(entries)
    .filter((path) => shown.startsWith(path))
    .toSorted((one, other) => other.length - one.length)
    .at(0);
}

/** Whether an entry or one of its descendants has this path. */
export const leadsTo = (entry: MenuEntry, path: string | undefined): boolean =>
  path !== undefined && allPaths([entry]).includes(path);

const allPaths = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [pathOf(entry) ?? [], allPaths(entry.children)].flat());
