import type { Context, Handlers } from '@/backend/handler';
import { chainFaults } from '@/backend/records/chain';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import { refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import type { YesNo } from '@/contract/fields';
import { say } from '@/contract/message';
import type { quizTagCalls } from '@/contract/quizTag';
import { faultsOfPlace, listQuizTags } from './quizTagRules';

/** Questions tagged with lessons and model sets. */
export const quizTagHandlers: Handlers<typeof quizTagCalls> = {
  quizTag: async (form, context) => {
    const { store } = context;
    const row = { ...(await columnsOf(store, form)), lesson_quiz_active: 'n', ...created(context) } as const;
    const { iid } = await store.insert('quiz_tag', row);
    return { data: await findTag(store, iid), msg: say('quiz_tagged') };
  },

  updateQuizTag: async ({ modified_remarks, ...form }, context) => {
    const { store } = context;
    found(await store.get('quiz_tag', form.tag_id), missing);
    const columns = await columnsOf(store, form);
    await store.update('quiz_tag', form.tag_id, { ...columns, ...changed(context, modified_remarks) });
    return { data: await findTag(store, form.tag_id), msg: say('quiz_tag_updated') };
  },

  getQuizTag: async ({ tag_id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: async (iid) => (await listQuizTags(store, { iid }))[0] }, tag_id), missing),
  }),

  deleteQuizTag: async ({ tag_id }, { store }) => {
    const { iid } = found(await store.get('quiz_tag', tag_id, 'lock'), missing);
    await store.remove('quiz_tag', iid);
    return { msg: say('quiz_tag_deleted') };
  },

  getQuizTagReport: async ({ courses, subcourse, subcourse_main_topic, lesson, modelset, year }, { store }) => ({
    data: await listQuizTags(store, {
      course_iid: courses,
      ...wanted('subcourse_iid', subcourse),
      ...wanted('main_topic_iid', subcourse_main_topic),
      ...wanted('lesson_iid', lesson),
      ...wanted('modelset_iid', modelset),
      ...wanted('modelset_iid.year', year),
    }),
  }),

  filterLessonQuiz: async ({ courses, subcourse, subcourse_main_topic, lesson, lesson_quiz_active }, { store }) => ({
    data: await listQuizTags(store, {
      course_iid: courses,
      subcourse_iid: subcourse,
      main_topic_iid: subcourse_main_topic,
      lesson_iid: lesson,
      lesson_quiz_active: lesson_quiz_active === 1 ? 'y' : 'n',
    }),
  }),

  activateLessonQuiz: async ({ tag_id }, context) => ({
    data: await setActive(tag_id, 'y', context),
    msg: say('lesson_quiz_activated'),
  }),

  deactivateLessonQuiz: async ({ tag_id }, context) => ({
    data: await setActive(tag_id, 'n', context),
    msg: say('lesson_quiz_deactivated'),
  }),

  getModelsetReport: async ({ courses, modelset }, { store }) => ({
    data: await listQuizTags(store, { course_iid: courses, modelset_iid: modelset }, [
      'modelset_order_priority',
      'quiz_level_iid',
    ]),
  }),
};

const missing = 'quiz_tag_not_found';

/** Returns a condition if it has a value. */
const wanted = (column: keyof Where<'quiz_tag'>, value: number | null | undefined): Where<'quiz_tag'> =>
  typeof value === 'number' ? { [column]: value } : {};

interface Tagging {
  tag_id?: number;
  quiz: number;
  courses: number;
  subcourse: number;
  subcourse_main_topic: number;
  lesson: number;
  modelset?: number | null | undefined;
  quiz_level?: number | null | undefined;
  modelset_order_priority: number | null;
  marks_weightage: number | null;
}

/** Returns the columns of a tag, after checking that its records fit together and its place in the model set is free; they are locked. */
async function columnsOf(store: Store, form: Tagging) {
  const { quiz, courses, subcourse, subcourse_main_topic, lesson, modelset, quiz_level } = form;
  const { iid: quiz_iid } = found(await store.get('quiz', quiz, 'lock'), 'quiz_not_found');
  const chain = { course: courses, subcourse, main_topic: subcourse_main_topic, lesson, modelset };
  const wrong = await chainFaults(store, chain);
  const isLevel = typeof quiz_level !== 'number' || (await store.get('quiz_level', quiz_level)) !== undefined;
  if (!isLevel) wrong.push(['quiz_level', say('must_be_id')]);
  refuseFields([...wrong, ...(await faultsOfPlace(store, form))]);
  return {
    quiz_iid,
    course_iid: courses,
    subcourse_iid: subcourse,
    main_topic_iid: subcourse_main_topic,
    lesson_iid: lesson,
    modelset_iid: modelset ?? null,
    quiz_level_iid: quiz_level ?? null,
    modelset_order_priority: form.modelset_order_priority,
    marks_weightage: form.marks_weightage,
  };
}

/** Sets the status unless it is set already: two may have requested it. */
async function setActive(tag_id: number, lesson_quiz_active: YesNo, context: Context) {
  const { store } = context;
  await store.update('quiz_tag', tag_id, { lesson_quiz_active, ...changed(context) });
  return findTag(store, tag_id);
}

/** A tag with its names, or a 404. */
const findTag = async (store: Store, iid: number) => found((await listQuizTags(store, { iid }))[0], missing);
