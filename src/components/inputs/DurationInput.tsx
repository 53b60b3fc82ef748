import { TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/useDigits';
import { durationMask } from '@/domain/durationMask';

/** A duration as `hh:mm:ss`: only digits need to be typed, in either script. */
export function DurationInput({ source }: { source: string }) {
  const { asked } = useFieldRules(source);
  return asked && <Typed source={source} />;
}

function Typed({ source }: { source: string }) {
  const digits = useDigits();
  const { required } = useFieldRules(source);
  const { id, field, fieldState } = useInput({ source });
  // What is changed in its middle stays as it is typed, or the caret would jump.
  const [typed, setTyped] = useState<string>();
  const shown = (value: unknown) => (typeof value === 'string' ? digits(value) : '');
  useFieldText(source, (value) => shown(value) || undefined);
  const { invalid, error } = fieldState;
  return (
    <TextField
      id={id}
      className={inputClass(field.name)}
      fullWidth
      label={<FieldTitle source={source} isRequired={required} />}
      name={field.name}
      inputRef={field.ref}
      placeholder="hh:mm:ss"
      value={typed ?? shown(field.value)}
      onChange={({ target }) => {
        const isAtEnd = target.selectionStart === target.value.length;
        setTyped(isAtEnd ? undefined : target.value);
        field.onChange(durationMask(target.value) || null);
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      error={invalid}
      helperText={invalid && <InputHelperText error={error?.message} />}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
