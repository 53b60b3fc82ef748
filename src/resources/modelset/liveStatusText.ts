import type { ShownText } from '@/components/fields/shownText';

/** Returns the text of a column of live quizzes' status. */
export const liveStatusText: ShownText = (status, { translate }) =>
  status === '' ? '' : translate(`choices.live_exam_status.${status}`);
