import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, id, remarks, text } from './fields';
import { data, written } from './replies';

/** The difficulty of a question of a model set, as stored. Source: admin areas, section 3. */
export const quizLevel = z.object({
  iid: id,
  level_name: z.string(),
  ...audit,
});

export const quizLevelForm = z.object({ level_name: text(2, 8, ['more_than', 'cannot_exceed_from']) });

export const quizLevelEditForm = z.extend(quizLevelForm, { modified_remarks: remarks(5, 100) });

/** Quiz levels. Source: admin areas, sections 2.2, 5 and 7. */
export const quizLevelCalls = defineCalls('quiz', {
  getAllQuizLevel: get('/quiz/getAllQuizLevel', { summary: 'Every quiz level', reply: data(z.array(quizLevel)) }),
  getQuizLevelAllSelect: get('/quiz/getQuizLevelAllSelect', {
    offersNames: true,
    summary: 'The quiz levels to choose from',
    reply: data(z.array(z.pick(quizLevel, { iid: true, level_name: true }))),
  }),
  createQuizLevel: post('/quiz/createQuizLevel', {
    summary: 'Add a quiz level',
    body: quizLevelForm,
    stamp: 'created_by',
    reply: written(quizLevel),
  }),
  updateQuizLevel: patch('/quiz/updateQuizLevel', {
    summary: 'Change a quiz level',
    body: z.extend(quizLevelEditForm, { level_id: id }),
    stamp: 'modified_by',
    reply: written(quizLevel),
  }),
});

/** Quiz levels. */
export const quizLevelAdapter: Adapter = {
  area: 'quiz_level',
  list: quizLevelCalls.getAllQuizLevel,
  create: quizLevelCalls.createQuizLevel,
  update: verb(quizLevelCalls.updateQuizLevel, 'level_id'),
};
