import type { ShownText } from '@/components/ui/text/shownText';

/** Returns the text of a column of live quizzes' status. */
export const liveStatusText: ShownText = (status, { translate }) =>
  status === '' ? '' : translate(`choices.live_exam_status.${status}`);

/** Returns the text of a column of model sets' types. */
export const typeText: ShownText = (type, { translate }) => (type === '' ? '' : translate(`choices.modelset_type.${type}`));

/** What the resources are called, of which each has its address. */
export const names = {
  set: 'modelsetSetup',
  view: 'modelsetQuizView',
  kuView: 'modelsetQuizkuView',
  batchTag: 'batchModelsetTagSetup',
  live: 'tagLiveQuiz',
} as const;

/** The screens share their texts and rights. */
export const shared = {
  right: 'modelset',
  texts: {
    en: async () => (await import('./messages')).modelsetMessages,
    ne: async () => (await import('./messages.ne')).modelsetMessagesNe,
  },
} as const;
