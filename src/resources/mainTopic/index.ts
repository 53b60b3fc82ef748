import { aboveLevel, levels } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';

/** Main topics; their forms are beside the course tree. */
export const mainTopic = defineResource({
  name: levels.main_topic.resource,
  right: 'catalogue',
  recordRepresentation: 'topic_title',
  titles: {},
  above: aboveLevel('main_topic'),
  texts: {
    en: async () => (await import('./messages')).mainTopicMessages,
    ne: async () => (await import('./messages.ne')).mainTopicMessagesNe,
  },
  adapter: async () => (await import('@/contract/mainTopic')).mainTopicAdapter,
  forms: async () => (await import('./mainTopicForms')).mainTopicForms,
});
