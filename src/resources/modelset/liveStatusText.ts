import type { ShownText } from '@/components/fields/shownText';

/** What a column of the status of live quizzes says. */
export const liveStatusText: ShownText = (status, { translate }) =>
  status === '' ? '' : translate(`choices.live_exam_status.${status}`);
