import { levels } from '@/components/courseTree/levels';
import { defineResource } from '@/components/routing/defineResource';

/** Main topics; their forms stand beside the course tree. */
export const mainTopic = defineResource({
  name: levels.main_topic.resource,
  recordRepresentation: 'topic_title',
  forms: async () => (await import('./mainTopicForms')).mainTopicForms,
});
