import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isYes } from '@/contract/fields';

interface StatusChipProps {
  /** Whether the status is the desired one. */
  good: boolean;
  label: string;
}

/** A record's status, in a word. */
export const StatusChip = ({ good, label }: StatusChipProps) => (
  <Chip component="span" size="small" variant="outlined" color={good ? 'success' : 'default'} label={label} />
);

/** Shows whether the record around it is active. */
export function ActiveStatus() {
  const translate = useTranslate();
  const active = isYes(useRecordContext()?.is_active);
  return <StatusChip good={active} label={translate(active ? 'ui.active' : 'ui.inactive')} />;
}
