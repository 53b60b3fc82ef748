import { useInput } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/useDigits';
import { BsDateBox } from './BsDateBox';

/** A date of a record form in Bikram Sambat alone, typed or chosen from a calendar; an empty one is null. */
export function BsDayInput({ source }: { source: string }) {
  const { asked } = useFieldRules(source);
  return asked && <Box source={source} />;
}

function Box({ source }: { source: string }) {
  const digits = useDigits();
  const { required } = useFieldRules(source);
  const { id, field, fieldState } = useInput({ source });
  useFieldText(source, (date) => (typeof date === 'string' && date ? digits(date) : undefined));
  return (
    <BsDateBox
      id={id}
      source={source}
      name={field.name}
      className={inputClass(field.name)}
      inputRef={field.ref}
      isRequired={required}
      value={String(field.value ?? '')}
      error={fieldState.error?.message}
      near={undefined}
      onEnter={(date) => field.onChange(date || null)}
      onBlur={field.onBlur}
    />
  );
}
