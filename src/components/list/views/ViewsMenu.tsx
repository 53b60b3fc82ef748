import { type RefObject, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { useKept } from '@/providers/data/useKept';
import { NameView } from './NameView';
import { isCalled, isSameLook, type ListLook, noteOpened, type SavedView, savedViews } from './savedViews';
import { type ViewDialog, ViewEntries, type ViewsOfList } from './ViewEntries';

interface ViewsMenuProps extends ViewsOfList {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The menu of a list's views, and then the dialog for the chosen action. */
export function ViewsMenu({ anchor, onClose, ...list }: ViewsMenuProps) {
  const notify = useNotify();
  const [dialog, setDialog] = useState<ViewDialog | 'replace'>();
  // Kept from the start: the dialog is about the view it was opened for, even after a rename.
  const [meant] = useState(list.shown ?? list.changed);
  const saveChanges = useSaveChanges(list.look);
  const close = () => {
    onClose();
    anchor.current?.focus();
  };
  const save = async (how: { replaces: boolean }) => {
    if (!meant) return;
    const saved = await saveChanges(meant, how);
    if (saved === 'changed') {
      setDialog('replace');
      return;
    }
    notify(`views.change_${saved}`, { type: saved === 'gone' ? 'warning' : 'success', messageArgs: { name: meant.name } });
    if (saved === 'gone') setDialog('save');
    else close();
  };
  const saveOrTell = (how: { replaces: boolean }) =>
    void save(how).catch(({ message }: Error) => notify(message, { type: 'error' }));

  if (dialog === 'save') return <NameView look={list.look} onClose={close} />;
  if (dialog === 'rename' && meant) return <NameView look={list.look} renamed={meant} onClose={close} />;
  if (dialog === 'delete' && meant) return <DeleteView view={meant} onClose={close} />;
  if (dialog === 'replace' && meant)
    return <ReplaceView view={meant} onConfirm={() => saveOrTell({ replaces: true })} onClose={close} />;
  return (
    <ViewEntries {...list} anchor={anchor} onClose={close} onAsk={setDialog} onChange={() => saveOrTell({ replaces: false })} />
  );
}

interface ReplaceViewProps {
  view: SavedView;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before changes to a view from another tab are overwritten. */
function ReplaceView({ view, onConfirm, onClose }: ReplaceViewProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      danger
      title={translate('views.change', view)}
      content={translate('views.replace_text', view)}
      confirmLabel={translate('views.replace_confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

/** The result of a change to a view: another tab may have changed or deleted it meanwhile. */
type Saved = 'saved' | 'changed' | 'gone';

/**
 * Returns a function that gives a view another look. If another tab has changed the view since it was opened, it stays unchanged and that
 * is reported, unless `replaces` is set.
 */
function useSaveChanges(look: ListLook) {
  const { resource } = useListContext();
  const { change } = useKept(savedViews);
  return async (opened: SavedView, { replaces }: { replaces: boolean }): Promise<Saved> => {
    const became: { saved: Saved } = { saved: 'gone' };
    const looked = { ...look, filter: { ...look.filter }, hidden: [...look.hidden] };
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

interface DeleteViewProps {
  view: SavedView;
  onClose: () => void;
}

/** Asks before a view is deleted. */
function DeleteView({ view, onClose }: DeleteViewProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { change } = useKept(savedViews);
  const isMeant = (other: SavedView) => other.list === view.list && isCalled(other, view.name);
  const remove = async () => {
    await change((views) => views.filter((other) => !isMeant(other)));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={translate('views.delete_title')}
      content={translate('views.delete_text', view)}
      confirmLabel={translate('views.delete_confirm')}
      onConfirm={() => void remove().catch(({ message }: Error) => notify(message, { type: 'error' }))}
      onClose={onClose}
    />
  );
}
