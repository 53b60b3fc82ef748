import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import type { SavedView } from './savedViews';

interface ReplaceViewProps {
  view: SavedView;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before changes to a view from another tab are overwritten. */
export function ReplaceView({ view, onConfirm, onClose }: ReplaceViewProps) {
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
