import type { ShownText } from '@/components/fields/shownText';

/** Returns the text of a column of tags' types. */
export const typeText: ShownText = (type, { translate }) => translate(`choices.instructor_type.${type}`);
