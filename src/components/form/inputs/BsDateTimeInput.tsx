import { Box, TextField } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { momentText } from '@/components/ui/text/dates';
import { useDigits, useLanguage } from '@/components/ui/text/digits';
import { fromBs, toAd } from '@/domain/calendar/bikramSambat';
import { typedTime } from '@/domain/calendar/typedDate';
import { isTime, wallClock, wallClockParts, zone } from '@/domain/calendar/wallClock';
import { DateBox, useSaidOnce } from './DateBox';
import { useBoxWidth } from './useBoxWidth';

interface BsDateTimeInputProps {
  /** The form's field for the date and time by Nepal's clock, as `domain/calendar/wallClock` has them. */
  source: string;
  /** The form's field for the same day in Bikram Sambat. */
  nep: string;
  /** The day that the calendar opens at while none is chosen; by default today. */
  near?: number | undefined;
}

/** A date and a time: an error of the time alone is shown at its input, all others at the date's. */
export function BsDateTimeInput({ source, nep, near }: BsDateTimeInputProps) {
  const translate = useTranslate();
  const { required } = useFieldRules(source);
  useFieldRules(nep);
  const date = useInput({ source: nep });
  const moment = useInput({ source });
  const { date: day, time } = wallClockParts(String(moment.field.value));
  const isTimeRight = isTime(time);
  const momentError = moment.fieldState.error?.message;
  const boxes = useBoxes(date.field.ref, moment.field.ref, isTimeRight);
  useSaidOnce(moment.field.name, isTimeRight && date.fieldState.invalid && moment.fieldState.invalid);
  useTexts(source, nep);

  const enter = (ad: string, hour: string) => moment.field.onChange(ad === '' && hour === '' ? null : wallClock(ad, hour));
  const enterDate = (bs: string) => {
    const entered = fromBs(bs);
    date.field.onChange(bs);
    enter(entered === undefined ? '' : toAd(entered), time);
  };

  return (
    <Box role="group" aria-label={translate(`fields.${source}`)} className={inputClass(moment.field.name)} sx={pair}>
      <DateBox
        id={date.id}
        source={nep}
        name={date.field.name}
        className={inputClass(date.field.name)}
        inputRef={boxes.date}
        isRequired={required}
        value={String(date.field.value)}
        error={date.fieldState.error?.message ?? (isTimeRight ? momentError : undefined)}
        near={near}
        onEnter={enterDate}
        onBlur={date.field.onBlur}
      />
      <TimeBox
        id={moment.id}
        name={moment.field.name}
        inputRef={boxes.time}
        isRequired={required}
        value={time}
        error={isTimeRight ? undefined : momentError}
        onEnter={(entered) => enter(day, entered)}
        onBlur={moment.field.onBlur}
      />
    </Box>
  );
}

/** Returns the refs of both inputs; if date and time are wrong, the input with the error takes the focus. */
function useBoxes(dateRef: Ref<HTMLInputElement>, momentRef: Ref<{ focus: () => void }>, isTimeRight: boolean) {
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  useImperativeHandle(momentRef, () => ({ focus: () => (isTimeRight ? date : time).current?.focus() }), [isTimeRight]);
  return { date: useForkRef(dateRef, date), time };
}

/** Registers the texts of both fields' values. */
function useTexts(source: string, nep: string): void {
  const digits = useDigits();
  const language = useLanguage();
  useFieldText(source, (value) => (typeof value === 'string' && value ? momentText(value, language) : undefined));
  useFieldText(nep, (date) => (typeof date === 'string' && date ? digits(date) : undefined));
}

const pair = {
  display: 'grid',
  // Side by side where both have room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'start',
  gap: 2,
};

interface TimeBoxProps {
  id: string;
  name: string;
  inputRef: Ref<unknown>;
  isRequired: boolean;
  /** The time as the form holds it, even if it isn't valid. */
  value: string;
  error: string | undefined;
  /** Called with the typed time, as far as it can be read. */
  onEnter: (time: string) => void;
  onBlur: () => void;
}

/** The box of a time of the day by Nepal's clock, typed in either script. */
function TimeBox({ isRequired, value, error, onEnter, onBlur, ...box }: TimeBoxProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const label = translate('calendar.time', { zone });
  const width = useBoxWidth('number', label);
  // While it is being typed the text stays unchanged, or the caret would jump.
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...box}
      fullWidth
      sx={width}
      label={<FieldTitle label={label} isRequired={isRequired} />}
      placeholder={translate('calendar.time_format')}
      value={typed ?? digits(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onEnter(typedTime(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      error={error !== undefined}
      helperText={error !== undefined && <InputHelperText error={error} />}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', 'aria-required': isRequired },
        inputLabel: { shrink: true },
      }}
    />
  );
}
