import { quizLevelCalls } from '@/contract/quizLevel';
import { type Adapter, verb } from '../adapter';

/** Quiz levels. */
export const quizLevelAdapter: Adapter = {
  area: 'quiz_level',
  list: quizLevelCalls.getAllQuizLevel,
  create: quizLevelCalls.createQuizLevel,
  update: verb(quizLevelCalls.updateQuizLevel, 'level_id'),
};
