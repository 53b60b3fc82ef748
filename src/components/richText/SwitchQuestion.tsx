import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { type EditorName, editors } from './editors';

interface SwitchQuestionProps {
  open: boolean;
  editor: EditorName;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a change of editor loses a text's formatting. */
export function SwitchQuestion({ open, editor, onConfirm, onClose }: SwitchQuestionProps) {
  const translate = useTranslate();
  const { title } = editors[editor];
  return (
    <ConfirmDialog
      open={open}
      title={translate('rich_text.switch_title', { editor: title })}
      content={translate('rich_text.switch_text', { editor: title })}
      confirmLabel={translate('rich_text.switch_confirm', { editor: title })}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
