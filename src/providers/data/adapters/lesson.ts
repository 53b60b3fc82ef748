import { lessonCalls } from '@/contract/lesson';
import type { Adapter } from '../adapter';

/** Lessons. */
export const lessonAdapter: Adapter = {
  one: lessonCalls.viewLessonDetails,
  create: lessonCalls.createLesson,
  update: { call: lessonCalls.updateLesson, id: 'lesson_id' },
  toRecord: (row) => ({ ...row, main_topic_id: row.main_topic_iid }),
};
