import { useFieldText } from '@/components/form/fieldNames';
import { TextInput } from '@/components/form/inputs/TextInput';
import { shownOf, typedAsHtml } from '@/domain/html/typedHtml';

/** The words of a search of questions, in one line; the search takes HTML, as the addresses and views do that were kept. */
export function QuestionWords() {
  useFieldText('query_string', (value) => shown(value) || undefined);
  return <TextInput source="query_string" format={shown} parse={typedAsHtml} />;
}

const shown = (value: unknown): string => (typeof value === 'string' ? shownOf(value) : '');
