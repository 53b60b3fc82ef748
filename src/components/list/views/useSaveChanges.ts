import { useListContext } from 'react-admin';
import { noteOpened } from './openedView';
import { isCalled, isSameLook, type ListLook, type SavedView, savedViews } from './savedViews';
import { useKept } from './useKept';

/** What became of a change to a view: another tab may have changed it meanwhile, or forgotten it. */
export type Saved = 'saved' | 'changed' | 'gone';

/**
 * Gives a view another look. Where it isn't what it was when it was opened, because another tab has changed it, that is told, and
 * stands unless it is to be replaced.
 */
export function useSaveChanges(look: ListLook) {
  const { resource } = useListContext();
  const { change } = useKept(savedViews);
  return async (opened: SavedView, { replaces }: { replaces: boolean }): Promise<Saved> => {
    const became: { saved: Saved } = { saved: 'gone' };
    const looked = { filter: { ...look.filter }, sort: look.sort, hidden: [...look.hidden] };
    await change((views) =>
      views.map((view) => {
        if (view.list !== resource || !isCalled(view, opened.name)) return view;
        became.saved = replaces || isSameLook(view, opened) || isSameLook(view, look) ? 'saved' : 'changed';
        return became.saved === 'saved' ? { ...view, ...looked } : view;
      }),
    );
    if (became.saved === 'saved') noteOpened(resource, { ...opened, ...looked });
    return became.saved;
  };
}
