import { Dialog, DialogTitle } from '@mui/material';
import { type RefObject, useId, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { mark } from '@/components/ui/marks';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { InArea } from '@/providers/auth/rights';
import { useKept } from '@/providers/data/useKept';
import { isCalled, isSameLook, type ListLook, noteOpened, openedView, type SavedView, savedViews, viewForm } from './savedViews';
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

interface NameViewProps {
  /** The list's current look. */
  look: ListLook;
  /** The view to rename; without it, a new one is saved. */
  renamed?: SavedView;
  onClose: () => void;
}

/** Asks for the name of a view. */
function NameView({ look, renamed, onClose }: NameViewProps) {
  const translate = useTranslate();
  const id = useId();
  const { resource } = useListContext();
  const { change } = useKept(savedViews);

  const save = async ({ view_name }: Record<string, unknown>) => {
    const { view_name: name } = viewForm.parse({ view_name });
    await change((views) => {
      const isRenamed = (view: SavedView) => renamed !== undefined && view.list === resource && isCalled(view, renamed.name);
      if (views.some((view) => view.list === resource && !isRenamed(view) && isCalled(view, name))) throw taken;
      if (renamed) return views.map((view) => (isRenamed(view) ? { ...view, name } : view));
      return [...views, { ...look, list: resource, name, filter: { ...look.filter }, hidden: [...look.hidden] }];
    });
    const opened = openedView(resource);
    if (renamed && opened) noteOpened(resource, { ...opened, name });
  };
  return (
    <Dialog open {...mark('popup')} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {renamed ? translate('views.rename_title', renamed) : translate('views.save_title')}
      </DialogTitle>
      {/* Views are the person's own. */}
      <InArea area="account">
        <FormContainer value={{ place: 'dialog', done: onClose, cancel: onClose }}>
          <RecordForm
            schema={viewForm}
            {...(renamed && { record: { view_name: renamed.name } })}
            save={save}
            onSaved={onClose}
            drafts="none"
          >
            <TextInput source="view_name" />
          </RecordForm>
        </FormContainer>
      </InArea>
    </Dialog>
  );
}

const taken = new ApiError(409, say('view_taken'), { view_name: [say('view_taken')] });
