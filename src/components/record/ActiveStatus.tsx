import { useRecordContext, useTranslate } from 'react-admin';
import { isYes } from '@/contract/fields';
import { StatusChip } from './StatusChip';

/** Shows whether the record around it is active. */
export function ActiveStatus() {
  const translate = useTranslate();
  const active = isYes(useRecordContext()?.is_active);
  return <StatusChip good={active} label={translate(active ? 'ui.active' : 'ui.inactive')} />;
}
