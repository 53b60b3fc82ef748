import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/useDigits';
import { typedNumber } from '@/domain/typedNumber';

interface NumberInputProps {
  source: string;
  inputMode?: 'numeric' | 'decimal';
  /** What it is counted in, shown before or after it. */
  unit?: { position: 'start' | 'end'; text: string };
}

/** A number of a record form, typed in the digits of either script; an empty field is null. */
export function NumberInput(props: NumberInputProps) {
  const { asked } = useFieldRules(props.source);
  return asked && <Typed {...props} />;
}

function Typed({ source, inputMode = 'numeric', unit }: NumberInputProps) {
  const digits = useDigits();
  const { required } = useFieldRules(source);
  const { id, field, fieldState } = useInput({ source });
  // While it is typed a number stays as it is typed: «1.» would lose its point.
  const [typed, setTyped] = useState<string>();
  const shown = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? digits(value) : '');
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
      value={typed ?? shown(field.value)}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(valueOf(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      error={invalid}
      helperText={invalid && <InputHelperText error={error?.message} />}
      slotProps={{
        htmlInput: { inputMode, autoComplete: 'off', style: figures },
        input: unit && {
          [`${unit.position}Adornment`]: <InputAdornment position={unit.position}>{unit.text}</InputAdornment>,
        },
      }}
    />
  );
}

/** The number that is typed; what is none is left to the form's schema to refuse. */
const valueOf = (text: string) => (text.trim() === '' ? null : (typedNumber(text) ?? text));

const figures = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
