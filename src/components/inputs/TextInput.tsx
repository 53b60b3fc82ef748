import { TextInput as RaTextInput, type TextInputProps, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';
import { useDigits } from '@/components/useDigits';
import { lengthOf, manyLines, oneLine } from '@/domain/characters';

/** A text input of a record form: there, marked and counted as the form's schema says. */
export function TextInput(props: TextInputProps) {
  const { asked, required, maxLength } = useFieldRules(props.source);
  if (!asked) return null;
  return (
    <RaTextInput
      fullWidth
      isRequired={required}
      helperText={
        maxLength === undefined ? (
          false
        ) : (
          <Counter source={props.source} max={maxLength} tidy={props.multiline ? manyLines : oneLine} />
        )
      }
      {...props}
    />
  );
}

interface CounterProps {
  source: string;
  max: number;
  /** The text as the schema counts it. */
  tidy: (text: string) => string;
}

function Counter({ source, max, tidy }: CounterProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const value: unknown = useWatch({ name: source });
  const count = typeof value === 'string' ? lengthOf(tidy(value)) : 0;
  return <span aria-label={translate('ui.counter', { count, max })}>{digits(`${count}/${max}`)}</span>;
}
