import { RadioButtonGroupInput, useTranslate } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';

interface ChoiceInputProps {
  source: string;
}

/** One of the few values that the form's schema names; a value's text is `choices.<source>.<value>`, or `choices.<value>`. */
export function ChoiceInput({ source }: ChoiceInputProps) {
  const translate = useTranslate();
  const { asked, required, choices } = useFieldRules(source);
  const textOf = (id: string) => translate(`choices.${source}.${id}`, { _: '' }) || translate(`choices.${id}`);
  useFieldText(source, (value) => (typeof value === 'string' && value ? textOf(value) : undefined));
  if (!asked) return null;
  return (
    <RadioButtonGroupInput
      source={source}
      choices={choices.map((id) => ({ id, name: textOf(id) }))}
      isRequired={required}
      helperText={false}
      translateChoice={false}
      margin="none"
      sx={labelled}
    />
  );
}

// react-admin draws the label as that of a filled text field; here it is a heading of the choices.
const labelled = { '& .RaRadioButtonGroupInput-label': { transform: 'none', typography: 'body2' } };
