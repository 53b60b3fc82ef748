import type { Handlers } from '@/backend/handler';
import { pageOf } from '@/backend/records/paging';
import { insertOptions, optionsOfQuizzes, replaceOptions } from '@/backend/records/quizOptionRows';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { Filter } from '@/backend/store/query';
import type { Row } from '@/backend/store/tables';
import { usedBy } from '@/backend/store/uses';
import { say } from '@/contract/message';
import { mostCounted, type QuizFilter, type quizCalls } from '@/contract/quiz';
import { wordsOfOptions } from '@/contract/quizOptions';
import { readableText } from '@/domain/html/readableText';
import { refuseUsedQuiz, usesOf } from './quizUses';

/** The question bank. */
export const quizHandlers: Handlers<typeof quizCalls> = {
  getQuizAll: async (path, { store }) => {
    const len = await store.count('quiz');
    const quizzes = await pageOfBank(store, pageOf(path), len);
    return { data: await withOptions(store, quizzes), len: [{ len }] };
  },

  getQuizById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findWithUses(store, iid) }, id), missing),
  }),

  searchQuestion: async ({ query_string }, { store }) => {
    const where = { question: { contains: readableText(query_string) } };
    const quizzes = await store.list('quiz', { ...newestFirst, where, limit: mostFound });
    // If the rows don't fill the limit, they are all there are.
    const count = quizzes.length < mostFound ? quizzes.length : await store.count('quiz', { where }, mostCounted);
    return { data: await withOptions(store, quizzes), len: [{ len: count }] };
  },

  findQuiz: async ({ offset, limit, ...filter }, { store }) => {
    const narrowed = quizzesOf(filter);
    const page = pageOf({ offset, limit });
    const quizzes = await store.list('quiz', { ...narrowed, ...newestFirst, ...page });
    return { data: await withOptions(store, quizzes), len: [{ len: await store.count('quiz', narrowed, countedTo(page)) }] };
  },

  countQuiz: async (filter, { store }) => {
    const count = async (narrowed: QuizFilter) => store.count('quiz', quizzesOf(narrowed), mostCounted);
    const { query_string } = filter;
    return {
      data: {
        all: await (query_string ? count({ query_string }) : store.count('quiz')),
        untagged: await count({ ...filter, untagged: 'y' }),
        no_explanation: await count({ ...filter, no_explanation: 'y' }),
        has_video: await count({ ...filter, has_video: 'y' }),
      },
    };
  },

  getUntaggedQuiz: async (_, { store }) => ({
    data: await withOptions(store, await store.list('quiz', { ...newestFirst, without: usedBy.quiz })),
  }),

  createQuiz: async ({ quiz_options, ...form }, context) => {
    const { store } = context;
    const words = wordsOfOptions({ ...form, quiz_options });
    const row = { ...form, ...words, answer_desc: form.answer_desc ?? null, ...created(context) };
    const { iid } = await store.insert('quiz', row);
    await insertOptions(store, iid, quiz_options);
    return { data: found(await findQuiz(store, iid), missing), msg: say('quiz_created') };
  },

  editQuiz: async ({ question_id, quiz_options, modified_remarks, ...form }, context) => {
    const { store } = context;
    const words = wordsOfOptions({ ...form, quiz_options });
    // A remark belongs to one change: without a new one, the earlier one is removed.
    const changes = { ...form, ...words, answer_desc: form.answer_desc ?? null, ...changed(context), modified_remarks };
    found(await store.update('quiz', question_id, changes), missing);
    await replaceOptions(store, question_id, quiz_options);
    return { data: found(await findQuiz(store, question_id), missing), msg: say('quiz_updated') };
  },

  deleteQuiz: async ({ id }, { store }) => {
    const byId = (iid: number) => store.get('quiz', iid, 'lock');
    const { iid } = found(await findByIdOrSlug({ byId }, id), missing);
    await refuseUsedQuiz(store, iid);
    await store.removeMany('quiz_option', { where: { quiz_iid: iid } });
    await store.remove('quiz', iid);
    return { msg: say('quiz_deleted') };
  },
};

/** The most questions that a search returns: nobody reads more to find one, and all are in the list. */
const mostFound = 500;

/** Reads a page from the end of the bank that is nearer: a store passes over all rows before it. */
async function pageOfBank(store: Store, { offset, limit }: { offset: number; limit: number }, len: number) {
  const after = len - offset - limit;
  if (after >= offset) return store.list('quiz', { ...newestFirst, offset, limit });
  const last = { offset: Math.max(after, 0), limit: Math.max(Math.min(limit, len - offset), 0) };
  return (await store.list('quiz', { sort: ['iid'], ...last })).toReversed();
}

/** How far the questions are counted that a page is of: there is always another page until they end. */
const countedTo = ({ offset, limit }: { offset: number; limit: number }) =>
  (Math.floor((offset + limit) / mostCounted) + 1) * mostCounted;

const missing = 'quiz_not_found';
const newestFirst = { sort: [{ column: 'iid', order: 'desc' }] } as const;

async function findQuiz(store: Store, iid: number) {
  const quiz = await store.get('quiz', iid);
  return quiz && (await withOptions(store, [quiz]))[0];
}

async function findWithUses(store: Store, iid: number) {
  const quiz = await findQuiz(store, iid);
  return quiz && { ...quiz, ...(await usesOf(store, iid)) };
}

/** Adds to questions their options, in their order. */
async function withOptions(store: Store, quizzes: readonly Row<'quiz'>[]) {
  const optionsOf = await optionsOfQuizzes(
    store,
    quizzes.map(({ iid }) => iid),
  );
  return quizzes.map((quiz) => ({ ...quiz, quiz_options: optionsOf(quiz.iid) }));
}

/** An explanation without content: '' since HTML is tidied at write, and before that as the editors wrote it. */
const unexplained = [null, '', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>'];

/** Returns the store's filter of the questions that are narrowed so. */
function quizzesOf({ query_string, untagged, no_explanation, has_video, courses, quiz_level }: QuizFilter): Filter<'quiz'> {
  const words = readableText(query_string ?? '');
  const tag = { ...(courses && { course_iid: courses }), ...(quiz_level && { quiz_level_iid: quiz_level }) };
  return {
    where: {
      ...(words !== '' && { question: { contains: words } }),
      ...(no_explanation && { answer_desc: unexplained }),
      ...(has_video && { has_video_solution: 'y' }),
    },
    ...(untagged && { without: usedBy.quiz }),
    ...(Object.keys(tag).length > 0 && { referredBy: [{ by: 'quiz_tag.quiz_iid', where: tag }] }),
  };
}
