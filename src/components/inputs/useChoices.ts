import { useTranslate, useWrappedSource } from 'react-admin';
import { flagChoices, useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';

/**
 * Returns the props of react-admin's choice inputs for a field whose values the form's schema lists; undefined if the form doesn't have the
 * field. The texts are `choices.<source>.<value>`, or `choices.<value>`.
 */
export function useChoices(source: string) {
  const translate = useTranslate();
  const { asked, required, choices } = useFieldRules(source);
  const name = useWrappedSource(source);
  const textOf = (value: string) => translate(`choices.${source}.${value}`, { _: '' }) || translate(`choices.${value}`);
  useFieldText(source, (value) => (choices.includes(String(value)) ? textOf(String(value)) : undefined));
  if (!asked) return undefined;
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
