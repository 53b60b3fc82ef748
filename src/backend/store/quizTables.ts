import { integer, text } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { audit } from '@/contract/fields';
import { quizOption, quiz as quizRecord } from '@/contract/quiz';
import { quizLevel } from '@/contract/quizLevel';
import { quizTag } from '@/contract/quizTag';
import { course, lesson, main_topic, subcourse } from './catalogueTables';
import { iid, refers } from './columns';
import { modelset } from './modelsetTables';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A question of the bank; its texts are HTML. */
export const quiz = recordTable('quiz', recordColumns(z.omit(quizRecord, { quiz_options: true }).shape, {}), {
  right: 'quiz',
  name: ['question'],
  derived: ['opiton_description'],
  indexes: [['created_date'], ['has_video_solution', 'iid']],
});

export const quiz_option = recordTable(
  'quiz_option',
  {
    iid: iid(),
    quiz_iid: refers('quiz', () => quiz.iid).notNull(),
    ...recordColumns(z.omit(quizOption, { option_id: true }).shape, {}),
    /** From 1. */
    option_order: integer().notNull(),
  },
  { partOf: { table: 'quiz', by: 'quiz_iid', field: 'quiz_options', order: 'option_order' } },
);

export const quiz_level = recordTable('quiz_level', recordColumns(quizLevel.shape, {}), {
  right: 'quiz',
  name: ['level_name'],
  unique: [{ name: 'quiz_level_unique', column: 'level_name', message: 'quiz_level_taken' }],
});

/**
 * A tag that puts a question into a lesson, and perhaps into a model set of its course with a number and marks. Its records fit together,
 * and stay so while they are tagged: a tag follows a main topic or lesson that moves within its course. A model set has a question once and
 * a number once, one of type ku a number once for each level: the handlers decide that, with the model set locked.
 */
export const quiz_tag = recordTable(
  'quiz_tag',
  {
    iid: iid(),
    quiz_iid: refers('quiz', () => quiz.iid).notNull(),
    course_iid: refers('course', () => course.iid).notNull(),
    subcourse_iid: refers('subcourse', () => subcourse.iid).notNull(),
    main_topic_iid: refers('main_topic', () => main_topic.iid).notNull(),
    lesson_iid: refers('lesson', () => lesson.iid).notNull(),
    modelset_iid: refers('modelset', () => modelset.iid),
    quiz_level_iid: refers('quiz_level', () => quiz_level.iid),
    ...recordColumns({ ...z.pick(quizTag, { modelset_order_priority: true, marks_weightage: true }).shape, ...audit }, {}),
    /** 1 or 0 on the wire. */
    lesson_quiz_active: text({ enum: ['y', 'n'] }).notNull(),
  },
  { right: 'quiz', name: ['quiz_iid', 'lesson_iid'] },
);
