import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { addDays, addMonths, holiday, weekdayOf } from '@/domain/calendar/bikramSambat';

/** The head of a table whose rows are weeks. */
export function WeekdayNames() {
  const translate = useTranslate();
  return (
    <Box component="thead" sx={{ typography: 'caption', color: 'text.secondary' }}>
      <tr>
        {weekdays.map((weekday) => (
          <Box
            component="th"
            key={weekday}
            scope="col"
            abbr={translate(`calendar.weekday_${weekday}`)}
            sx={{ ...(weekday === holiday && { color: 'error.main' }) }}
          >
            {translate(`calendar.weekday_short_${weekday}`)}
          </Box>
        ))}
      </tr>
    </Box>
  );
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Returns whole weeks, from Sunday on, that cover the days from `first` to `last`. */
export function weeksBetween(first: number, last: number): number[][] {
  const start = first - weekdayOf(first);
  return Array.from({ length: Math.ceil((last + 1 - start) / 7) }, (_, row) =>
    weekdays.map((weekday) => start + row * 7 + weekday),
  );
}

/** The day that each key of the WAI-ARIA date grid moves to from a given day. */
export const calendarKeys: Readonly<Record<string, (day: number) => number>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  'Shift+PageUp': (day) => addMonths(day, -12),
  'Shift+PageDown': (day) => addMonths(day, 12),
};
