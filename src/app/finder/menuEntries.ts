import type { MenuEntry } from '@/contract/menu';
import { entryName } from '../layout/entryName';
import { pathOf } from '../layout/menuPath';
import { hasScreen } from '../routes';
import { type FinderEntry, namedEntry } from './finderEntry';

type Translate = Parameters<typeof entryName>[1];

/** The menu's entries that lead to a screen, found by their name here and by that which the server gives them. */
export const menuEntries = (entries: readonly MenuEntry[], translate: Translate, way: readonly string[] = []): FinderEntry[] =>
  entries.flatMap((entry) => {
    const name = entryName(entry, translate);
    const path = pathOf(entry)?.replace(/\/$/, '');
    const own =
      path && hasScreen(path) ? [namedEntry({ kind: 'screen', name, way, to: path, otherNames: [entry.menu_name] })] : [];
    return [...own, ...menuEntries(entry.children, translate, [...way, name])];
  });
