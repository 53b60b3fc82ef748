import { useWrappedSource } from 'react-admin';
import { yearsAhead } from '@/contract/days';
import { NumberInput } from './NumberInput';
import { useFilledFrom } from './useFilledFrom';

interface YearPairInputProps {
  /** The form's field for the year of Bikram Sambat. */
  source: string;
  /** The form's field for the Gregorian year. */
  ad: string;
}

/** A year in both calendars: filling in one fills in the other, unless that already has one of the two possible years. */
export function YearPairInput({ source, ad }: YearPairInputProps) {
  const bsName = useWrappedSource(source);
  const adName = useWrappedSource(ad);
  useFilledFrom(bsName, adName, bsYearOf);
  useFilledFrom(adName, bsName, adYearOf);
  return (
    <>
      <NumberInput source={source} />
      <NumberInput source={ad} />
    </>
  );
}

const isYear = (value: unknown): value is number => typeof value === 'number' && value >= 1000 && value <= 9999;
const fit = (bs: number, ad: number) => bs - ad === yearsAhead || bs - ad === yearsAhead - 1;

const bsYearOf = (ad: unknown, bs: unknown) => {
  if (!isYear(ad)) return ad === null ? null : undefined;
  return isYear(bs) && fit(bs, ad) ? undefined : ad + yearsAhead;
};
const adYearOf = (bs: unknown, ad: unknown) => {
  if (!isYear(bs)) return bs === null ? null : undefined;
  return isYear(ad) && fit(bs, ad) ? undefined : bs - yearsAhead;
};
