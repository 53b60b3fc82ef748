import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { momentParts } from './momentText';
import { useLanguage } from './useLanguage';

/** A time by Nepal's clock in a row of a list: `<Column source="…" text={momentText}><MomentField source="…" /></Column>`. */
export function MomentField({ source }: { source: string }) {
  const language = useLanguage();
  const value: unknown = useRecordContext()?.[source];
  if (typeof value !== 'string') return null;
  const { moment, note } = momentParts(value, language);
  return (
    <Box component="time" dateTime={value.replace(/Z$/, '+05:45')} sx={{ display: 'block', minWidth: 120 }}>
      {moment}
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {note}
      </Box>
    </Box>
  );
}
