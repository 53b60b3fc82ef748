import { type SavedView, searchOf } from '@/components/list/views/savedViews';
import { searchable } from '@/domain/searchable';
import { resources } from './areaEntries';
import type { FinderEntry } from './finderEntry';

interface Opening {
  translate: (key: string) => string;
  /** Hides columns of a list. */
  hide: (list: string, hidden: readonly string[]) => void;
}

/** Lists the person's saved views of lists that the product has. */
export const viewEntries = (views: readonly SavedView[], { translate, hide }: Opening): FinderEntry[] =>
  views.flatMap((view) => {
    const { list, name } = view;
    const title = resources.find((resource) => resource.name === list)?.titles.list;
    if (title === undefined) return [];
    return {
      key: `view ${list} ${name}`,
      kind: 'view',
      name,
      way: [translate(title)],
      names: [searchable(name)],
      marks: '',
      to: `/${list}${searchOf(view)}`,
      run: () => hide(list, view.hidden),
    };
  });
