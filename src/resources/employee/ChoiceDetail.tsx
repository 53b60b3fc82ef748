import { Detail } from '@/components/fields/Details';
import type { ShownText } from '@/components/fields/shownText';
import { useLanguage } from '@/components/fields/useLanguage';

/** A word that was chosen, in the language of the screen. */
export function ChoiceDetail({ source }: { source: string }) {
  const language = useLanguage();
  return <Detail source={source}>{(value) => choiceText(value, language)}</Detail>;
}

/** What a column of chosen words says; another server may have words of its own. */
export const choiceText: ShownText = (value, { translate }) => (value ? translate(`choices.${value}`, { _: value }) : '');
