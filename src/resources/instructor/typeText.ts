import type { ShownText } from '@/components/fields/shownText';

/** What a column of tags' types says. */
export const typeText: ShownText = (type, { translate }) => translate(`choices.instructor_type.${type}`);
