import { useTranslate } from 'react-admin';
import { useFieldText } from '@/components/form/fieldTexts';

/** The texts of a field's values: `choices.<source>.<value>`, or `choices.<value>`. */
export function useChoiceTexts(source: string): (value: string) => string {
  const translate = useTranslate();
  const textOf = (value: string) => translate(`choices.${source}.${value}`, { _: '' }) || translate(`choices.${value}`);
  useFieldText(source, (value) => (typeof value === 'string' && value ? textOf(value) : undefined));
  return textOf;
}
