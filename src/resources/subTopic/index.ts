import { aboveLevel, levels } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';

/** Sub topics; their forms are beside the course tree. */
export const subTopic = defineResource({
  name: levels.sub_topic.resource,
  right: 'catalogue',
  recordRepresentation: 'topic_title',
  titles: {},
  above: aboveLevel('sub_topic'),
  texts: {
    en: async () => (await import('./messages')).subTopicMessages,
    ne: async () => (await import('./messages.ne')).subTopicMessagesNe,
  },
  adapter: async () => (await import('@/contract/subTopic')).subTopicAdapter,
  forms: async () => (await import('./subTopicForms')).subTopicForms,
});
