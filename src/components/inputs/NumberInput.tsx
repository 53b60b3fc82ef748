import { InputAdornment } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { useDigits } from '@/components/useDigits';
import { typedNumber } from '@/domain/typedNumber';
import { type Entered, TypedInput } from './TypedInput';
import type { BoxKind } from './useBoxWidth';

interface NumberInputProps {
  source: string;
  inputMode?: 'numeric' | 'decimal';
  /** What it is counted in, shown before or after it. */
  unit?: { position: 'start' | 'end'; text: string };
  kind?: BoxKind;
}

/** A number of a record form, typed in the digits of either script; an empty field is null. Its bounds are said before it is typed. */
export function NumberInput({ source, inputMode = 'numeric', unit, kind = 'number' }: NumberInputProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const { range } = useFieldRules(source);
  return (
    <TypedInput
      source={source}
      shown={(value) => (typeof value === 'number' || typeof value === 'string' ? digits(value) : '')}
      enter={enter}
      kind={kind}
      hint={range && translate('ui.range', { min: range.min, max: range.max })}
      slotProps={{
        htmlInput: { inputMode, autoComplete: 'off', style: figures },
        input: unit && {
          [`${unit.position}Adornment`]: <InputAdornment position={unit.position}>{unit.text}</InputAdornment>,
        },
      }}
    />
  );
}

// While it is typed a number stays as it is typed: «1.» would lose its point. What is none the form's schema refuses.
const enter = ({ value }: HTMLInputElement | HTMLTextAreaElement): Entered => ({
  value: value.trim() === '' ? null : (typedNumber(value) ?? value),
  typed: value,
});

const figures = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
