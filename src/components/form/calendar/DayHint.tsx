import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/ui/text/dates';
import { isProvisional, partsOf } from '@/domain/calendar/bikramSambat';
import { lastPublishedYear } from '@/domain/calendar/bikramSambatTable';

/** Shows a day's Gregorian date, and whether the calendar's makers have yet to confirm it. */
export function DayHint({ day }: { day: number }) {
  const translate = useTranslate();
  const { digits, ad } = useDayTexts();
  return (
    <>
      {ad(day)}
      {isProvisional(partsOf(day).year) && (
        <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
          {translate('calendar.provisional', { year: digits(lastPublishedYear) })}
        </Box>
      )}
    </>
  );
}
