import { useForkRef } from '@mui/material/utils';
import { useInput } from 'react-admin';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/ui/text/digits';
import { fromBs, toAd } from '@/domain/calendar/bikramSambat';
import { DateBox, useSaidOnce } from './DateBox';

interface BsDateInputProps {
  /** The form's field for the date in Bikram Sambat. */
  source: string;
  /** The form's field for the same day in the Gregorian calendar, which is filled in too. */
  ad: string;
  /** The day that the calendar opens at while none is chosen; by default today. */
  near?: number | undefined;
}

/** A date in Bikram Sambat, typed or chosen from a calendar, and its Gregorian date. */
export function BsDateInput({ source, ad, near }: BsDateInputProps) {
  const digits = useDigits();
  const { required } = useFieldRules(source);
  useFieldRules(ad);
  const { id, field, fieldState } = useInput({ source });
  const follower = useInput({ source: ad });
  const inputRef = useForkRef(field.ref, follower.field.ref);
  // It is one date.
  useSaidOnce(follower.field.name, fieldState.invalid && follower.fieldState.invalid);

  const dateText = (date: unknown) => (typeof date === 'string' && date ? digits(date) : undefined);
  useFieldText(source, dateText);
  useFieldText(ad, dateText);

  return (
    <DateBox
      id={id}
      source={source}
      name={field.name}
      className={inputClass(field.name, follower.field.name)}
      inputRef={inputRef}
      isRequired={required}
      value={String(field.value)}
      error={fieldState.error?.message ?? follower.fieldState.error?.message}
      near={near}
      onEnter={(date) => {
        const day = fromBs(date);
        field.onChange(date);
        follower.field.onChange(day === undefined ? '' : toAd(day));
      }}
      onBlur={field.onBlur}
    />
  );
}
