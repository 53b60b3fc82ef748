import { SelectInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/ui/text/digits';
import { yearsOf } from '@/domain/calendar/years';
import { typedNumber } from '@/domain/typed/typedNumber';
import { useBoxWidth } from './useBoxWidth';

interface YearInputProps {
  source: string;
  /** Returns the years to choose from; by default those of batches and model sets. */
  offered?: (now: Date) => number[];
}

/** A year, the last one first; what is chosen already, or stored, is always a choice. */
export function YearInput({ source, offered = yearsOf }: YearInputProps) {
  const { applies, required } = useFieldRules(source);
  const digits = useDigits();
  const width = useBoxWidth('number', `fields.${source}`);
  const name = useWrappedSource(source);
  const chosen = yearOf(useWatch({ name }));
  useFieldText(source, (value) => {
    const year = yearOf(value);
    return year === undefined ? undefined : digits(year);
  });
  if (!applies) return null;
  const years = offered(new Date());
  const choices =
    chosen === undefined || years.includes(chosen) ? years : [...years, chosen].toSorted((one, other) => other - one);
  return (
    <SelectInput
      source={source}
      className={inputClass(name)}
      choices={choices.map((id) => ({ id, name: digits(id) }))}
      format={(value: unknown) => yearOf(value) ?? ''}
      isRequired={required}
      slotProps={{ select: { SelectDisplayProps: { 'aria-required': required } } }}
      helperText={false}
      translateChoice={false}
      fullWidth
      sx={width}
    />
  );
}

/** A server may send a year as a text. */
const yearOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : typedNumber(typeof value === 'string' ? value : '');
