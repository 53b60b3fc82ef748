import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isYes } from '@/contract/fields';
import type { ShownText } from './shownText';

/** What a column of deletions says: `<Column source="is_deleted_flag" text={deletedText}><DeletedChip source="is_deleted_flag" /></Column>`. */
export const deletedText: ShownText = (flag, { translate }) => (isYes(flag) ? translate('ui.deleted') : '');

/** Marks a row whose record was deleted, and can be restored. */
export function DeletedChip({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    isYes(useRecordContext()?.[source]) && (
      <Chip size="small" variant="outlined" color="warning" label={translate('ui.deleted')} />
    )
  );
}
