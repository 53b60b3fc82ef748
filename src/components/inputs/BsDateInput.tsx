import { TextField } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CalendarButton } from '@/components/bsCalendar/CalendarButton';
import { DayHint } from '@/components/bsCalendar/DayHint';
import { useDayTexts } from '@/components/bsCalendar/useDayTexts';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';
import { fromBs, toAd, toBs } from '@/domain/bikramSambat';
import { typedDate } from '@/domain/typedDate';

interface BsDateInputProps {
  /** The form's field for the date in Bikram Sambat. */
  source: string;
  /** The form's field for the same day in the Gregorian calendar, which follows. */
  ad: string;
  /** The day that the calendar opens at while none is chosen; by default today. */
  near?: number | undefined;
}

/** A date of a record form in Bikram Sambat, typed or chosen from a calendar. */
export function BsDateInput({ source, ad, near }: BsDateInputProps) {
  const translate = useTranslate();
  const { digits } = useDayTexts();
  const { required } = useFieldRules(source);
  useFieldRules(ad);
  const { id, field, fieldState } = useInput({ source });
  const follower = useInput({ source: ad });
  const { clearErrors } = useFormContext();
  const inputRef = useForkRef(field.ref, follower.field.ref);
  // While it is typed a date stays as it is typed, or the caret would jump.
  const [typed, setTyped] = useState<string>();
  const value = String(field.value);
  const day = fromBs(value);
  const error = fieldState.error?.message ?? follower.fieldState.error?.message;

  const isSaidTwice = fieldState.invalid && follower.fieldState.invalid;
  useEffect(() => {
    // It is one date: what is wrong with it counts once.
    if (isSaidTwice) clearErrors(follower.field.name);
  }, [isSaidTwice, clearErrors, follower.field.name]);

  const dateText = (date: unknown) => (typeof date === 'string' && date ? digits(date) : undefined);
  useFieldText(source, dateText);
  useFieldText(ad, dateText);

  const example = near === undefined ? '2083-08-05' : toBs(near);
  const hint = day === undefined ? translate('calendar.format', { example: digits(example) }) : <DayHint day={day} />;

  const enter = (date: string) => {
    const entered = fromBs(date);
    field.onChange(date);
    follower.field.onChange(entered === undefined ? '' : toAd(entered));
  };

  return (
    <TextField
      id={id}
      className={inputClass(field.name, follower.field.name)}
      fullWidth
      label={<FieldTitle source={source} isRequired={required} />}
      name={field.name}
      inputRef={inputRef}
      value={typed ?? digits(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        enter(typedDate(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      error={error !== undefined}
      helperText={<InputHelperText error={error} helperText={hint} />}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: { endAdornment: <CalendarButton day={day} near={near} onChoose={(chosen) => enter(toBs(chosen))} /> },
      }}
    />
  );
}
