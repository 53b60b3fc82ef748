import { Box, FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDigits } from '@/components/ui/text/digits';
import { addDays, fromBs } from '@/domain/calendar/bikramSambat';
import { BsDateInput } from './BsDateInput';

/** The form's fields for one day. */
interface Day {
  /** Its date in Bikram Sambat. */
  source: string;
  /** The field for its Gregorian date, which is filled in too. */
  ad: string;
}

/** The first and the last day of a period, each in both calendars, and how long it takes. */
export function BsDateRangeInput({ start, end }: { start: Day; end: Day }) {
  const [first, last] = useDays([start.source, end.source]);
  return (
    <Box sx={pair}>
      <BsDateInput {...start} />
      <BsDateInput {...end} near={first === undefined ? undefined : addDays(first, 1)} />
      <Length first={first} last={last} />
    </Box>
  );
}

function useDays(fields: readonly string[]): (number | undefined)[] {
  const dates: unknown[] = useWatch({ name: fields });
  return dates.map((date) => fromBs(String(date)));
}

/** Renders nothing for an unknown or impossible period: the fields show the error then. */
function Length({ first, last }: { first: number | undefined; last: number | undefined }) {
  const translate = useTranslate();
  const digits = useDigits();
  const days = first === undefined || last === undefined ? 0 : last - first + 1;
  return (
    <FormHelperText role="status" sx={{ gridColumn: '1 / -1', mx: 1.75, mt: -1.5, mb: 0 }}>
      {days > 1 && translate('calendar.length', { days: digits(days) })}
    </FormHelperText>
  );
}

const pair = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  columnGap: 2.5,
  rowGap: 2.5,
  '& > [role=status]:empty': { display: 'none' },
};
