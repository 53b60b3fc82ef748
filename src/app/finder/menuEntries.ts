import { entryName } from '@/components/menuIcons/entryName';
import type { MenuEntry } from '@/contract/menu';
import { pathOf } from '../layout/menuPath';
import { hasScreen } from '../routes';
import { type FinderEntry, namedEntry } from './finderEntry';

type Translate = Parameters<typeof entryName>[1];

/** Lists the menu's entries that lead to a screen; they are found by their translated name and by the server's name. */
export const menuEntries = (entries: readonly MenuEntry[], translate: Translate, way: readonly string[] = []): FinderEntry[] =>
  entries.flatMap((entry) => {
    const name = entryName(entry, translate);
    const path = pathOf(entry)?.replace(/\/$/, '');
    const own =
      path && hasScreen(path) ? [namedEntry({ kind: 'screen', name, way, to: path, otherNames: [entry.menu_name] })] : [];
    return [...own, ...menuEntries(entry.children, translate, [...way, name])];
  });
