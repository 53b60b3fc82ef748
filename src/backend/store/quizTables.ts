import { integer } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { quizOption, quiz as quizRecord } from '@/contract/quiz';
import { quizLevel } from '@/contract/quizLevel';
import { iid, refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A question of the bank; its texts are HTML. */
export const quiz = recordTable('quiz', recordColumns(z.omit(quizRecord, { quiz_options: true }).shape, {}));

export const quiz_option = recordTable('quiz_option', {
  iid: iid(),
  quiz_iid: refers('quiz', () => quiz.iid).notNull(),
  ...recordColumns(z.omit(quizOption, { option_id: true }).shape, {}),
  /** From 1. */
  option_order: integer().notNull(),
});

export const quiz_level = recordTable('quiz_level', recordColumns(quizLevel.shape, {}));
