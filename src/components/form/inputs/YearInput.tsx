import { SelectInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/ui/text/digits';
import { typedNumber } from '@/domain/typedNumber';
import { yearsOf } from '@/domain/years';
import { useBoxWidth } from './useBoxWidth';

/** A year, from the current one down to the first; a stored value is always a choice. */
export function YearInput({ source }: { source: string }) {
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
  const years = yearsOf(new Date());
  const choices = chosen === undefined || years.includes(chosen) ? years : [...years, chosen];
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
