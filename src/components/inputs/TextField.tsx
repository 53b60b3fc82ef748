import { TextInput, type TextInputProps, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';

/** A text input of a record form: there, marked and counted as the form's schema says. */
export function TextField(props: TextInputProps) {
  const { asked, required, maxLength } = useFieldRules(props.source);
  if (!asked) return null;
  return (
    <TextInput
      fullWidth
      isRequired={required}
      helperText={maxLength === undefined ? false : <Counter source={props.source} max={maxLength} />}
      {...props}
    />
  );
}

function Counter({ source, max }: { source: string; max: number }) {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: source });
  const count = typeof value === 'string' ? value.trim().length : 0;
  return <span aria-label={translate('ui.counter', { count, max })}>{`${count}/${max}`}</span>;
}
