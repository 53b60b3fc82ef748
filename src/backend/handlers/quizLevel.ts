import type { Handlers } from '@/backend/handler';
import { changed, created, found } from '@/backend/records/records';
import { say } from '@/contract/message';
import type { quizLevelCalls } from '@/contract/quizLevel';

/** Quiz levels. */
export const quizLevelHandlers: Handlers<typeof quizLevelCalls> = {
  getAllQuizLevel: async (_, { store }) => ({ data: await store.list('quiz_level') }),

  getQuizLevelAllSelect: async (_, { store }) => ({
    data: await store.list('quiz_level', { columns: ['iid', 'level_name'] }),
  }),

  createQuizLevel: async (form, context) => ({
    data: await context.store.insert('quiz_level', { ...form, ...created(context) }),
    msg: say('quiz_level_created'),
  }),

  updateQuizLevel: async ({ level_id, modified_remarks, ...form }, context) => {
    const row = await context.store.update('quiz_level', level_id, { ...form, ...changed(context, modified_remarks) });
    return { data: found(row, 'quiz_level_not_found'), msg: say('quiz_level_updated') };
  },
};
