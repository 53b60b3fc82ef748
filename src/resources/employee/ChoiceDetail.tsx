import { Detail } from '@/components/fields/Details';
import type { ShownText } from '@/components/fields/shownText';
import { useLanguage } from '@/components/fields/useLanguage';

/** Shows a chosen value in the language of the screen. */
export function ChoiceDetail({ source }: { source: string }) {
  const language = useLanguage();
  return <Detail source={source}>{(value) => choiceText(value, language)}</Detail>;
}

/** Returns the text of a column of chosen values; another server may have values of its own. */
export const choiceText: ShownText = (value, { translate }) => (value ? translate(`choices.${value}`, { _: value }) : '');
