import { TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import { FieldTitle, InputHelperText, useTranslate } from 'react-admin';
import { CalendarButton } from '@/components/bsCalendar/CalendarButton';
import { DayHint } from '@/components/bsCalendar/DayHint';
import { useDigits } from '@/components/useDigits';
import { fromBs, toBs } from '@/domain/bikramSambat';
import { typedDate } from '@/domain/typedDate';
import { useBoxWidth } from './useBoxWidth';

interface BsDateBoxProps {
  id: string;
  /** The form's field; the input's label and name come from it. */
  source: string;
  name: string;
  className: string;
  inputRef: Ref<unknown>;
  isRequired: boolean;
  /** The date as the form holds it, even if no such day exists. */
  value: string;
  error: string | undefined;
  /** The day that the calendar opens at while none is chosen; by default today. */
  near: number | undefined;
  /** Called with the typed or chosen date, as far as it can be read. */
  onEnter: (date: string) => void;
  onBlur: () => void;
}

/** An input for a date in Bikram Sambat: typed in either script, or chosen from a calendar. */
export function BsDateBox({ source, isRequired, value, error, near, onEnter, onBlur, ...box }: BsDateBoxProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const width = useBoxWidth('date', `fields.${source}`);
  // While it is being typed the text stays unchanged, or the caret would jump.
  const [typed, setTyped] = useState<string>();
  const day = fromBs(value);
  const example = near === undefined ? '2083-08-05' : toBs(near);
  const hint = day === undefined ? translate('calendar.format', { example: digits(example) }) : <DayHint day={day} />;
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
        input: { endAdornment: <CalendarButton day={day} near={near} onChoose={(chosen) => onEnter(toBs(chosen))} /> },
      }}
    />
  );
}
