import { TextField } from '@mui/material';
import { type Ref, useEffect, useState } from 'react';
import { FieldTitle, InputHelperText, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CalendarButton } from '@/components/form/calendar/CalendarButton';
import { DayHint } from '@/components/form/calendar/DayHint';
import { useFieldName } from '@/components/form/fieldNames';
import { useDayTexts } from '@/components/ui/text/dates';
import { fromAd, fromBs, toAd, toBs } from '@/domain/calendar/bikramSambat';
import { typedDate } from '@/domain/calendar/typedDate';
import { useBoxWidth } from './useBoxWidth';

/** A calendar in which a date is typed. */
export interface DateCalendar {
  /** Reads a date, `YYYY-MM-DD`, as a day; undefined if there is no such day. */
  dayOf: (date: string) => number | undefined;
  dateOf: (day: number) => string;
  /** The key of the hint before a day is typed, and the hint's example. */
  format: string;
  example: string;
}

export const bikramSambat: DateCalendar = {
  dayOf: fromBs,
  dateOf: toBs,
  format: 'calendar.format',
  example: '2083-08-05',
};

export const gregorian: DateCalendar = {
  dayOf: fromAd,
  dateOf: toAd,
  format: 'calendar.format_ad',
  example: '2026-11-21',
};

interface DateBoxProps {
  id: string;
  /** The form's field; the input's label and name come from it. */
  source: string;
  name: string;
  className: string;
  inputRef: Ref<unknown>;
  isRequired: boolean;
  /** The calendar of the date; by default Bikram Sambat. */
  calendar?: DateCalendar;
  /** The date as the form holds it, even if no such day exists. */
  value: string;
  error: string | undefined;
  /** The day that the calendar opens at while none is chosen; by default today. */
  near: number | undefined;
  /** Called with the typed or chosen date, as far as it can be read. */
  onEnter: (date: string) => void;
  onBlur: () => void;
}

/** An input for a date: typed in either script, or chosen from the calendar of Bikram Sambat. */
export function DateBox({
  source,
  isRequired,
  calendar = bikramSambat,
  value,
  error,
  near,
  onEnter,
  onBlur,
  ...box
}: DateBoxProps) {
  const translate = useTranslate();
  const nameOf = useFieldName();
  const { digits, both } = useDayTexts();
  const width = useBoxWidth('date', `fields.${source}`);
  // While it is being typed the text stays unchanged, or the caret would jump.
  const [typed, setTyped] = useState<string>();
  const day = calendar.dayOf(value);
  const choose = (chosen: number) => onEnter(calendar.dateOf(chosen));
  const example = near === undefined ? calendar.example : calendar.dateOf(near);
  const told = (known: number) => (calendar === bikramSambat ? <DayHint day={known} /> : both(known));
  const hint = day === undefined ? translate(calendar.format, { example: digits(example) }) : told(day);
  return (
    <TextField
      {...box}
      fullWidth
      sx={width}
      label={<FieldTitle source={source} isRequired={isRequired} />}
      value={typed ?? digits(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onEnter(typedDate(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      error={error !== undefined}
      helperText={<InputHelperText error={error} helperText={hint} />}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', 'aria-required': isRequired },
        input: { endAdornment: <CalendarButton name={nameOf(box.name)} day={day} near={near} onChoose={choose} /> },
      }}
    />
  );
}

/** Shows an error of two fields with one input only once: the second field's, of this name, is then removed. */
export function useSaidOnce(second: string, isSaidTwice: boolean): void {
  const { clearErrors } = useFormContext();
  useEffect(() => {
    if (isSaidTwice) clearErrors(second);
  }, [isSaidTwice, clearErrors, second]);
}
