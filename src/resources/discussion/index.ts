import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { readableText } from '@/domain/html/readableText';
import { shortText } from '@/domain/html/shortText';

/** The comments that await an answer of staff, wherever they stand. */
export const discussion = defineResource({
  name: 'discussion',
  right: 'discussion',
  recordRepresentation: ({ comments }) => readableText(String(comments)) || shortText(String(comments)),
  titles: { list: 'waiting_comments.list' },
  texts: {
    en: async () => (await import('./messages')).waitingCommentsMessages,
    ne: async () => (await import('./messages.ne')).waitingCommentsMessagesNe,
  },
  adapter: async () => (await import('@/contract/discussion')).discussionAdapter,
  list: lazyScreen(() => import('./WaitingComments'), 'WaitingComments'),
});
