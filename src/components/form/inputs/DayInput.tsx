import { useInput } from 'react-admin';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/ui/text/digits';
import { bikramSambat, DateBox, type DateCalendar } from './DateBox';

interface DayInputProps {
  source: string;
  /** By default Bikram Sambat. */
  calendar?: DateCalendar;
}

/** A date of a record form in one calendar alone, typed or chosen; an empty one is null. */
export function DayInput(props: DayInputProps) {
  const { applies } = useFieldRules(props.source);
  return applies && <Box {...props} />;
}

function Box({ source, calendar = bikramSambat }: DayInputProps) {
  const digits = useDigits();
  const { required } = useFieldRules(source);
  const { id, field, fieldState } = useInput({ source });
  useFieldText(source, (date) => (typeof date === 'string' && date ? digits(date) : undefined));
  return (
    <DateBox
      id={id}
      source={source}
      name={field.name}
      className={inputClass(field.name)}
      inputRef={field.ref}
      isRequired={required}
      calendar={calendar}
      value={String(field.value ?? '')}
      error={fieldState.error?.message}
      near={undefined}
      onEnter={(date) => field.onChange(date || null)}
      onBlur={field.onBlur}
    />
  );
}
