import { Detail } from '@/components/fields/Details';
import { useLanguage } from '@/components/fields/useLanguage';
import { choiceText } from './choiceText';

/** A word that was chosen, in the language of the screen. */
export function ChoiceDetail({ source }: { source: string }) {
  const language = useLanguage();
  return <Detail source={source}>{(value) => choiceText(value, language)}</Detail>;
}
