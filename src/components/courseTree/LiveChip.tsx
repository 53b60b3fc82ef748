import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { liveText } from './liveText';

/** Whether a course is live. */
export function LiveChip({ live }: { live: boolean }) {
  const translate = useTranslate();
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={live ? 'success' : 'default'}
      label={translate(liveText(live))}
    />
  );
}
