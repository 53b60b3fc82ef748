import type { Examples } from '@tests/contract/examples';
import type { Refused } from '@tests/contract/refusals';

/** Tags the first question with the lesson and model set of the world's tag. */
export const form = {
  quiz: 1,
  courses: 1,
  subcourse: 1,
  subcourse_main_topic: 1,
  lesson: 2,
  year: 2026,
  modelset: 1,
  quiz_level: 1,
  modelset_order_priority: 2,
  marks_weightage: 1.5,
};
export const edit = { ...form, quiz: 2, tag_id: 1, modified_remarks: 'as in the exam' };

/** The search for a lesson's questions. */
export const lessonQuiz = { courses: 1, subcourse: 1, subcourse_main_topic: 1, lesson: 2, lesson_quiz_active: 0 as const };

export const refusedFields: Refused<'quizTag' | 'updateQuizTag'>[] = [
  ['courses', undefined, 'This field is required'],
  ['lesson', null, 'This field is required'],
  ['modelset_order_priority', null, 'This field is required'],
  ['modelset_order_priority', 1.5, 'Must be a whole number'],
  ['modelset_order_priority', 0, 'Must be between 1-9999'],
  ['marks_weightage', null, 'This field is required'],
  ['marks_weightage', 'much', 'Must be a number'],
  ['marks_weightage', 0.125, 'Can have max 2 decimal places'],
  ['marks_weightage', 0, 'Must be between 0.01-9999'],
];

/** The message where a change would leave the course that one tag names. */
export const questionsStay =
  'Number of questions tagged with it: 1. It stays in its course until these tags are deleted, in “Quiz Tag Report”';

/** A valid body of each call. */
export const quizTagExamples = {
  quizTag: form,
  updateQuizTag: edit,
  deleteQuizTag: { tag_id: 1 },
  getQuizTagReport: { courses: 1 },
  filterLessonQuiz: lessonQuiz,
  activateLessonQuiz: { tag_id: 1 },
  deactivateLessonQuiz: { tag_id: 1 },
  getModelsetReport: { courses: 1, modelset: 1 },
} satisfies Examples;
