import { aboveLevel, levels } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';

/** Lessons; their forms are beside the course tree. */
export const lesson = defineResource({
  name: levels.lesson.resource,
  right: 'catalogue',
  recordRepresentation: 'lesson_title',
  titles: {},
  above: aboveLevel('lesson'),
  texts: {
    en: async () => (await import('./messages')).lessonMessages,
    ne: async () => (await import('./messages.ne')).lessonMessagesNe,
  },
  adapter: async () => (await import('@/contract/lesson')).lessonAdapter,
  forms: async () => (await import('./lessonForms')).lessonForms,
});
