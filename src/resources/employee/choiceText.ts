import type { ShownText } from '@/components/fields/shownText';

/** What a column of chosen words says; another server may have words of its own. */
export const choiceText: ShownText = (value, { translate }) => (value ? translate(`choices.${value}`, { _: value }) : '');
