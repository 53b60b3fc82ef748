import { SelectInput as RaSelectInput, useWrappedSource } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useChoiceTexts } from './useChoiceTexts';

/** One of the values that the form's schema names, where they are too many to stand side by side. */
export function SelectInput({ source }: { source: string }) {
  const { asked, required, choices } = useFieldRules(source);
  const textOf = useChoiceTexts(source);
  const name = useWrappedSource(source);
  if (!asked) return null;
  return (
    <RaSelectInput
      source={source}
      className={inputClass(name)}
      choices={choices.map((id) => ({ id, name: textOf(id) }))}
      isRequired={required}
      helperText={false}
      translateChoice={false}
      fullWidth
    />
  );
}
