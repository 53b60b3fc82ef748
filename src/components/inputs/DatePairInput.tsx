import { Box } from '@mui/material';
import { Cell } from '@/components/form/Cell';
import { fromAd, fromBs, toAd, toBs } from '@/domain/bikramSambat';
import { AdDateInput } from './AdDateInput';
import { BsDayInput } from './BsDayInput';
import { useFilledFrom } from './useFilledFrom';

interface DatePairInputProps {
  /** The form's field for the date in Bikram Sambat. */
  source: string;
  /** The form's field for the same day in the Gregorian calendar. */
  ad: string;
}

/** A day of a record form in both calendars, a box for each, beside each other: whichever is filled fills the other. */
export function DatePairInput({ source, ad }: DatePairInputProps) {
  useFilledFrom(source, ad, bsOf);
  useFilledFrom(ad, source, adOf);
  return (
    <Cell width={12}>
      <Box sx={pair}>
        <BsDayInput source={source} />
        <AdDateInput source={ad} />
      </Box>
    </Cell>
  );
}

/** Each has room for what is said below it. */
const pair = { display: 'flex', flexWrap: 'wrap', gap: 2.5, '&& > *': { flex: '0 1 260px', my: 0 } } as const;

// A date that is being typed is no day yet, and says nothing of the other.
const bsOf = (date: unknown): string | null => {
  const day = typeof date === 'string' ? fromAd(date) : undefined;
  return day === undefined ? null : toBs(day);
};
const adOf = (date: unknown): string | null => {
  const day = typeof date === 'string' ? fromBs(date) : undefined;
  return day === undefined ? null : toAd(day);
};
