import { InputAdornment } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { useDigits } from '@/components/ui/text/digits';
import { isBlank } from '@/domain/characters';
import { typedNumber } from '@/domain/typed/typedNumber';
import { type Entered, TypedInput } from './TypedInput';
import type { BoxKind } from './useBoxWidth';

interface NumberInputProps {
  source: string;
  /** Its name, where that is no field's; by default the field's. */
  label?: string;
  inputMode?: 'numeric' | 'decimal';
  /** The unit, shown before or after the number. */
  unit?: { position: 'start' | 'end'; text: string };
  kind?: BoxKind;
}

/** A number, typed in the digits of either script; an empty field is null. Its bounds are shown as a hint. */
export function NumberInput({ source, label, inputMode = 'numeric', unit, kind = 'number' }: NumberInputProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const { range } = useFieldRules(source);
  return (
    <TypedInput
      source={source}
      label={label}
      shown={(value) => (typeof value === 'number' || typeof value === 'string' ? digits(value) : '')}
      enter={enter}
      kind={kind}
      hint={range && translate('ui.range', { min: range.min, max: range.max })}
      slotProps={{
        htmlInput: { inputMode, autoComplete: 'off', style: figures },
        input: unit && {
          [`${unit.position}Adornment`]: <InputAdornment position={unit.position}>{unit.text}</InputAdornment>,
        },
        // In an empty field the label would run into a unit at the end.
        inputLabel: unit && { shrink: true },
      }}
    />
  );
}

// While it is being typed the text stays unchanged: «1.» would lose its point. The form's schema refuses what isn't a number.
const enter = ({ value }: HTMLInputElement | HTMLTextAreaElement): Entered => ({
  value: isBlank(value) ? null : (typedNumber(value) ?? value),
  typed: value,
});

const figures = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
