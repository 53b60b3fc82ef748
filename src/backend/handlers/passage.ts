import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import { say } from '@/contract/message';
import type { passageCalls } from '@/contract/passage';
import { columnsOf, nameOfCourse } from './courseTexts';

/** Passages and their questions. */
export const passageHandlers: Handlers<typeof passageCalls> = {
  filterPassage: async ({ courses: course_iid }, { store }) => ({
    data: await store.list('passage', { where: { course_iid }, join: nameOfCourse }),
  }),

  getPassageById: async ({ id }, { store }) => {
    const passage = found(await findByIdOrSlug({ byId: (iid) => findPassage(store, iid) }, id), missing);
    return { data: { ...passage, quizzes: await listQuizzes(store, { passage_iid: passage.iid }) } };
  },

  createPassage: async (form, context) => {
    const { store } = context;
    const { iid } = await store.insert('passage', { ...(await columnsOf(store, form)), ...created(context) });
    return { data: found(await findPassage(store, iid), missing), msg: say('passage_created') };
  },

  updatePassage: async ({ passage_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const changes = { ...(await columnsOf(store, form)), ...changed(context, modified_remarks) };
    await store.update('passage', passage_id, changes);
    return { data: found(await findPassage(store, passage_id), missing), msg: say('passage_updated') };
  },

  tagQuizToPassage: async ({ quiz, paragraph, marks_weightage }, context) => {
    const { store } = context;
    const { iid: passage_iid } = found(await store.get('passage', paragraph), missing);
    const { iid: quiz_iid } = found(await store.get('quiz', quiz), 'quiz_not_found');
    const row = { passage_iid, quiz_iid, marks_weightage, ...created(context) };
    const { iid } = await store.insert('passage_quiz_tag', row);
    const [tag] = await listQuizzes(store, { iid });
    return { data: found(tag, 'quiz_not_found'), msg: say('passage_quiz_tagged') };
  },
};

const missing = 'passage_not_found';

const findPassage = async (store: Store, iid: number) => (await store.list('passage', { where: { iid }, join: nameOfCourse }))[0];

/** Lists the questions of passages, in the order in which they were tagged. */
async function listQuizzes(store: Store, where: Where<'passage_quiz_tag'>) {
  const tags = await store.list('passage_quiz_tag', {
    where,
    columns: ['iid', 'quiz_iid', 'marks_weightage'],
    join: { question: 'quiz_iid.question', correct_option: 'quiz_iid.correct_option' },
  });
  return tags.map(({ iid, ...tag }) => ({ tag_id: iid, ...tag }));
}
