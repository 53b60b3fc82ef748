import { useListContext } from 'react-admin';
import { noteOpened } from './openedView';
import { isCalled, isSameLook, type ListLook, type SavedView, savedViews } from './savedViews';
import { useKept } from './useKept';

/** The result of a change to a view: another tab may have changed or deleted it meanwhile. */
export type Saved = 'saved' | 'changed' | 'gone';

/**
 * Returns a function that gives a view another look. If another tab has changed the view since it was opened, it stays unchanged and that
 * is reported, unless `replaces` is set.
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
