import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { readableText } from '@/domain/readableText';
import { shortText } from '@/domain/shortText';

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
  // They have no named call: their verbs go to `/rest`.
  adapter: async () => ({}),
  list: lazyScreen(() => import('./WaitingComments'), 'WaitingComments'),
});
