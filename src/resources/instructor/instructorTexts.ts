import type { ShownText } from '@/components/ui/text/shownText';

/** What the resources are called, of which each has its address. */
export const names = { instructor: 'instructorsetup', tag: 'tagInstructor', restore: 'restoreInstructor' } as const;

/** Returns the text of a column of tags' types. */
export const typeText: ShownText = (type, { translate }) => translate(`choices.instructor_type.${type}`);
