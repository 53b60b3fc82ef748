import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { audit, iid, refers, yesNo } from './columns';
import { recordTable } from './recordTable';

/** A question of the bank; its texts are HTML. */
export const quiz = recordTable('quiz', {
  iid: iid(),
  question: text().notNull(),
  correct_option: text().notNull(),
  answer_desc: text(),
  opiton_description: text(),
  has_video_solution: yesNo().notNull(),
  video_solution: text(),
  app_video_solution: text(),
  ...audit(),
});

export const quiz_option = recordTable('quiz_option', {
  iid: iid(),
  quiz_iid: refers('quiz', () => quiz.iid).notNull(),
  options: text().notNull(),
  correct: boolean().notNull(),
  /** From 1. */
  option_order: integer().notNull(),
});

export const quiz_level = recordTable('quiz_level', {
  iid: iid(),
  level_name: text().notNull(),
  ...audit(),
});
