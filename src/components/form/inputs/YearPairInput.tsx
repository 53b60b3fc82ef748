import { useEffect, useEffectEvent } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { yearsAhead } from '@/contract/days';
import { NumberInput } from './NumberInput';

/**
 * Fills a field when a person changes another one of the same meaning. `make` gets the other's value and this field's, and returns the new
 * one, or undefined to leave it.
 */
export function useFilledFrom(source: string, other: string, make: (value: unknown, current: unknown) => unknown): void {
  const { subscribe, getValues, setValue, formState } = useFormContext();
  const isJudged = formState.isSubmitted || formState.touchedFields[source] === true;

  const fill = useEffectEvent(() => {
    const made = make(getValues(other), getValues(source));
    if (made !== undefined) setValue(source, made, { shouldDirty: true, shouldValidate: isJudged });
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Values that are loaded, or filled in from the other field, change without a type.
        callback: ({ name, type }) => {
          if (type === 'change' && name === other) fill();
        },
      }),
    [other, subscribe],
  );
}

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
