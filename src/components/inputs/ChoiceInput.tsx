import { RadioButtonGroupInput, useWrappedSource } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useChoiceTexts } from './useChoiceTexts';

interface ChoiceInputProps {
  source: string;
}

/** One of the few values that the form's schema names. */
export function ChoiceInput({ source }: ChoiceInputProps) {
  const { asked, required, choices } = useFieldRules(source);
  const textOf = useChoiceTexts(source);
  const name = useWrappedSource(source);
  if (!asked) return null;
  return (
    <RadioButtonGroupInput
      source={source}
      className={inputClass(name)}
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
