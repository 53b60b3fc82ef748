import { lessonCalls } from '@/contract/lesson';
import { type Adapter, verb } from '../adapter';

/** Lessons. */
export const lessonAdapter: Adapter = {
  area: 'lesson',
  one: lessonCalls.viewLessonDetails,
  create: lessonCalls.createLesson,
  update: verb(lessonCalls.updateLesson, 'lesson_id'),
  toRecord: (row) => ({ ...row, main_topic_id: row.main_topic_iid }),
};
