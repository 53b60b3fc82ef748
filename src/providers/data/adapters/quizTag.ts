import { quizTagCalls } from '@/contract/quizTag';
import { type Adapter, verb, type WireRow } from '../adapter';

/** The calls for one tag, whichever list it is in: the lists have fewer of its fields. */
const oneTag = {
  area: 'quiz_tag',
  foundAs: 'quizsetup',
  one: quizTagCalls.getQuizTag,
  delete: verb(quizTagCalls.deleteQuizTag, 'tag_id'),
  update: verb(quizTagCalls.updateQuizTag, 'tag_id', ['quiz']),
  toRecord: (row: WireRow) => ({
    ...row,
    quiz: row.quiz_id,
    courses: row.courses_id,
    subcourse: row.subcourse_id,
    subcourse_main_topic: row.subcourse_main_topic_id,
    main_topic_title: row.topic_title,
    lesson: row.lesson_id,
    modelset: row.modelset_id,
    quiz_level: row.quiz_level_id,
    lesson_quiz_active: row.lesson_quiz_active === 1 ? 'y' : 'n',
  }),
} satisfies Adapter;

/** The tags of a course, and of a level below it that is named. */
export const quizTagAdapter = { ...oneTag, list: quizTagCalls.getQuizTagReport } satisfies Adapter;

/** The tags of a lesson, by whether its quiz has them. */
export const lessonQuizAdapter: Adapter = { ...oneTag, list: quizTagCalls.filterLessonQuiz };

/** The tags of a model set, which is found by its year. */
export const modelsetQuizAdapter: Adapter = { ...oneTag, list: quizTagCalls.getModelsetReport, leading: ['year'] };
