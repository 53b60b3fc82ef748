import type { ShownText } from '@/components/fields/shownText';

/** Returns the text of a column of model sets' types. */
export const typeText: ShownText = (type, { translate }) => (type === '' ? '' : translate(`choices.modelset_type.${type}`));
