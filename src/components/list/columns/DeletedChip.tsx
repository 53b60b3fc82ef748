import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ShownText } from '@/components/fields/shownText';
import { isYes } from '@/contract/fields';

/** The text of a column of deletions: `<Column source="is_deleted_flag" text={deletedText}><DeletedChip /></Column>`. */
export const deletedText: ShownText = (flag, { translate }) => (isYes(flag) ? translate('ui.deleted') : '');

/** Marks a record that was deleted, and can be restored. */
export function DeletedChip() {
  const translate = useTranslate();
  return (
    isYes(useRecordContext()?.is_deleted_flag) && (
      <Chip size="small" variant="outlined" color="warning" label={translate('ui.deleted')} />
    )
  );
}
