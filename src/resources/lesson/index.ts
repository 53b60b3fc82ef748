import { levels } from '@/components/courseTree/levels';
import { defineResource } from '@/components/routing/defineResource';

/** Lessons; their forms stand beside the course tree. */
export const lesson = defineResource({
  name: levels.lesson.resource,
  recordRepresentation: 'lesson_title',
  forms: async () => (await import('./lessonForms')).lessonForms,
});
