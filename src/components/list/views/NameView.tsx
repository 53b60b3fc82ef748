import { Dialog, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { InArea } from '@/providers/auth/rights';
import { useKept } from '@/providers/data/useKept';
import { isCalled, type ListLook, noteOpened, openedView, type SavedView, savedViews, viewForm } from './savedViews';

interface NameViewProps {
  /** The list's current look. */
  look: ListLook;
  /** The view to rename; without it, a new one is saved. */
  renamed?: SavedView;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameView({ look, renamed, onClose }: NameViewProps) {
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
    <Dialog open data-popup onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
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
