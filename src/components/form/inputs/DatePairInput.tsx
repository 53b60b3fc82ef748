import { Box } from '@mui/material';
import { Cell } from '@/components/form/layout';
import { fromAd, fromBs, toAd, toBs } from '@/domain/calendar/bikramSambat';
import { AdDateInput } from './AdDateInput';
import { DayInput } from './DayInput';
import { useFilledFrom } from './YearPairInput';

interface DatePairInputProps {
  /** The form's field for the date in Bikram Sambat. */
  source: string;
  /** The form's field for the same day in the Gregorian calendar. */
  ad: string;
}

/** A date in both calendars, an input for each, side by side: filling in one fills in the other. */
export function DatePairInput({ source, ad }: DatePairInputProps) {
  useFilledFrom(source, ad, bsOf);
  useFilledFrom(ad, source, adOf);
  return (
    <Cell width={12}>
      <Box sx={pair}>
        <DayInput source={source} />
        <AdDateInput source={ad} />
      </Box>
    </Cell>
  );
}

/** Each is wide enough for its error text. */
const pair = { display: 'flex', flexWrap: 'wrap', gap: 2.5, '&& > *': { flex: '0 1 260px', my: 0 } } as const;

// A date that is still being typed is no day yet, and leaves the other unchanged.
const bsOf = (date: unknown): string | null => {
  const day = typeof date === 'string' ? fromAd(date) : undefined;
  return day === undefined ? null : toBs(day);
};
const adOf = (date: unknown): string | null => {
  const day = typeof date === 'string' ? fromBs(date) : undefined;
  return day === undefined ? null : toAd(day);
};
