import { Box, Typography } from '@mui/material';
import { today, useDayTexts } from '@/components/ui/text/dates';
import { holiday, weekdayOf } from '@/domain/bikramSambat';
import { DayEntries } from './DayEntries';
import type { Shown } from './entries';
import type { Span } from './span';

interface AgendaProps {
  span: Span;
  shown: Shown;
}

/** The days that have entries, below each other: for narrow windows. */
export function Agenda({ span: { first, last, by }, shown }: AgendaProps) {
  const { both } = useDayTexts();
  const days = Array.from({ length: last - first + 1 }, (_, place) => first + place).filter((day) => shown.byDay.has(day));
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {days.map((day) => (
        <li key={day} aria-current={day === today() ? 'date' : undefined}>
          <Typography component="h3" variant="subtitle2" color={weekdayOf(day) === holiday ? 'error' : undefined} sx={{ mb: 1 }}>
            {both(day)}
          </Typography>
          <DayEntries day={day} shown={shown} isWhole by={by} />
        </li>
      ))}
    </Box>
  );
}
