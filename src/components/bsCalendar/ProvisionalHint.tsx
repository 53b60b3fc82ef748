import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isProvisional, partsOf } from '@/domain/bikramSambat';
import { lastPublishedYear } from '@/domain/bikramSambatTable';
import { useDayTexts } from './useDayTexts';

/** Says of a day whose year is not published yet that it may turn out to be another. */
export function ProvisionalHint({ day }: { day: number }) {
  const translate = useTranslate();
  const { digits } = useDayTexts();
  if (!isProvisional(partsOf(day).year)) return null;
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'warning.main' }}>
      {translate('calendar.provisional', { year: digits(lastPublishedYear) })}
    </Box>
  );
}
