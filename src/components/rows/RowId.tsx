import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';

/** The id of a row that stands, where its list's schema has one: it goes along, and nobody sees or changes it. */
export function RowId() {
  useFieldRules('id');
  useFieldText('id', () => '');
  return null;
}
