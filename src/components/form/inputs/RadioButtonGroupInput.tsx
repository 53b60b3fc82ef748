import { RadioButtonGroupInput as RaRadioButtonGroupInput, useTranslate, useWrappedSource } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useFieldText } from '@/components/form/fieldNames';
import { flagChoices, useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { roomy } from '@/components/form/layout';

/**
 * Returns the props of react-admin's choice inputs for a field whose values the form's schema lists; undefined if the form doesn't have the
 * field. The texts are `choices.<source>.<value>`, or `choices.<value>`.
 */
export function useChoices(source: string) {
  const translate = useTranslate();
  const { applies, required, choices } = useFieldRules(source);
  const name = useWrappedSource(source);
  const textOf = (value: string) => translate(`choices.${source}.${value}`, { _: '' }) || translate(`choices.${value}`);
  useFieldText(source, (value) => (choices.includes(String(value)) ? textOf(String(value)) : undefined));
  if (!applies) return undefined;
  return {
    source,
    className: inputClass(name),
    choices: choices.map((id) => ({ id, name: textOf(id) })),
    isRequired: required,
    helperText: false,
    translateChoice: false,
    ...(choices === flagChoices && flag),
  } as const;
}

/** Converts booleans to texts. */
const flag = {
  format: (value: unknown) => (typeof value === 'boolean' ? String(value) : ''),
  parse: (text: unknown) => (text === '' ? null : text === 'true'),
};

interface RadioButtonGroupInputProps {
  source: string;
  /** Whether its name is before the choices, where there is room, not above them. */
  inLine?: boolean;
}

/** One of the few values that the form's schema names. */
export function RadioButtonGroupInput({ source, inLine = false }: RadioButtonGroupInputProps) {
  const props = useChoices(source);
  const name = useWrappedSource(source);
  const translate = useTranslate();
  const error: unknown = get(useFormState({ name }).errors, name);
  const message: unknown = get(error, 'message');
  // The text below the choices has no id to refer to.
  const description = typeof message === 'string' ? translate(message, { _: message }) : undefined;
  return (
    props && (
      <RaRadioButtonGroupInput
        {...props}
        options={{ 'aria-invalid': Boolean(error), 'aria-required': props.isRequired, 'aria-description': description }}
        margin="none"
        sx={inLine ? labelledInLine : labelled}
      />
    )
  );
}

// react-admin styles the label as that of a filled text field; here it is the heading of the choices, and there is no box for a helper text
// to be below.
const labelled = {
  '& .RaRadioButtonGroupInput-label': { transform: 'none', typography: 'body2' },
  '& .MuiFormHelperText-root': { mx: 0 },
};

const labelledInLine = {
  ...labelled,
  [roomy]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    // A legend that floats is laid out like any other part of its fieldset.
    '& > legend': { float: 'left' },
    '& > .MuiFormHelperText-root': { flexBasis: '100%' },
  },
} as const;
