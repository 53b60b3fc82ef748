import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';

/** Keeps the id of a stored row, if its list's schema has one: it is saved too, but nobody sees or changes it. */
export function RowId() {
  useFieldRules('id');
  useFieldText('id', () => '');
  return null;
}
