import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { isCalled, type SavedView, savedViews } from './savedViews';
import { useKept } from './useKept';

interface DeleteViewProps {
  view: SavedView;
  onClose: () => void;
}

/** Asks before a view is deleted. */
export function DeleteView({ view, onClose }: DeleteViewProps) {
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
