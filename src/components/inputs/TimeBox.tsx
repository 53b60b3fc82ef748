import { TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import { FieldTitle, InputHelperText, useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import { typedTime } from '@/domain/typedTime';
import { zone } from '@/domain/wallClock';
import { useBoxWidth } from './useBoxWidth';

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
export function TimeBox({ isRequired, value, error, onEnter, onBlur, ...box }: TimeBoxProps) {
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
