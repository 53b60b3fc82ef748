import { TextInput as RaTextInput, type TextInputProps, useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/useDigits';
import { lengthOf, manyLines, oneLine } from '@/domain/characters';

/** A text input of a record form: there, marked and counted as the form's schema says. */
export function TextInput(props: TextInputProps) {
  const { asked, required, maxLength } = useFieldRules(props.source);
  const name = useWrappedSource(props.source);
  if (!asked) return null;
  return (
    <RaTextInput
      fullWidth
      className={inputClass(name)}
      isRequired={required}
      helperText={
        maxLength === undefined ? false : <Counter name={name} max={maxLength} tidy={props.multiline ? manyLines : oneLine} />
      }
      {...props}
    />
  );
}

interface CounterProps {
  name: string;
  max: number;
  /** The text as the schema counts it. */
  tidy: (text: string) => string;
}

function Counter({ name, max, tidy }: CounterProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const value: unknown = useWatch({ name });
  const count = typeof value === 'string' ? lengthOf(tidy(value)) : 0;
  return <span aria-label={translate('ui.counter', { count, max })}>{digits(`${count}/${max}`)}</span>;
}
