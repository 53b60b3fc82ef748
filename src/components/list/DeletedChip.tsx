import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isYes } from '@/contract/fields';
import type { ShownText } from './shownText';

const textOf = (flag: unknown) => (isYes(flag) ? 'ui.deleted' : 'ui.in_use');

/** What a column says of a flag of what was deleted and can be restored; its picture is a `DeletedChip`. */
export const deletion: ShownText = (flag, { translate }) => translate(textOf(flag));

/** Marks a row whose record was deleted. */
export function DeletedChip({ source }: { source: string }) {
  const translate = useTranslate();
  const flag: unknown = useRecordContext()?.[source];
  return <Chip size="small" variant="outlined" color={isYes(flag) ? 'error' : 'default'} label={translate(textOf(flag))} />;
}
