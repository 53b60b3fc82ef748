import type { ShownText } from '@/components/fields/shownText';

/** What a column of model sets' types says. */
export const typeText: ShownText = (type, { translate }) => (type === '' ? '' : translate(`choices.modelset_type.${type}`));
