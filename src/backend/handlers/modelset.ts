import { checkChain } from '@/backend/chain';
import type { Context, Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found } from '@/backend/records';
import { refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import type { TrueFalse } from '@/contract/fields';
import { say } from '@/contract/message';
import type { modelsetCalls } from '@/contract/modelset';
import { nameOfCourse } from './courseTexts';
import { faultsOfMove } from './modelsetTags';
import { faultsOfPassages } from './passageTags';
import { faultsOfTaggedChange } from './quizTagRules';
import { yearOf } from './yearOf';

/** Model sets. */
export const modelsetHandlers: Handlers<typeof modelsetCalls> = {
  filterModelSet: async ({ courses: course_iid, year }, { store }) => ({
    data: await store.list('modelset', { where: { course_iid, year }, join: nameOfCourse }),
  }),

  filterModelsetCourseyear: async ({ courses: course_iid, year }, { store }) => ({
    data: await store.list('modelset', { where: { course_iid, year }, columns: ['iid', 'modelset_name'] }),
  }),

  getModelsetByYear: async ({ year }, { store }) => ({
    data: await store.list('modelset', { where: { year: yearOf(year) }, join: nameOfCourse, sort: ['course_iid'] }),
  }),

  getModelsetById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findModelset(store, iid) }, id), missing),
  }),

  createModelset: async (form, context) => {
    const { store } = context;
    await checkChain(store, { course: form.courses });
    const { iid } = await store.insert('modelset', { ...columnsOf(form), is_active: 'n', ...created(context) });
    return { data: found(await findModelset(store, iid), missing), msg: say('modelset_created') };
  },

  updateModelset: async ({ modelset_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    await checkChain(store, { course: form.courses });
    const standing = found(await store.get('modelset', modelset_id, 'lock'), missing);
    const moved = { courses: standing.course_iid !== form.courses, year: standing.year !== form.year };
    const altered = { ...moved, has_passage: standing.has_passage !== form.has_passage };
    refuseFields([
      ...(await faultsOfMove(store, { modelset_iid: modelset_id }, moved)),
      ...(await faultsOfTaggedChange(store, standing, form)),
      ...(await faultsOfPassages(store, modelset_id, altered)),
    ]);
    const changes = { ...columnsOf(form), ...changed(context, modified_remarks) };
    return { data: await change(modelset_id, changes, context), msg: say('modelset_updated') };
  },

  activateModelset: async ({ modelset_id }, context) => ({
    data: await change(modelset_id, { is_active: 'y', ...changed(context) }, context),
    msg: say('modelset_activated'),
  }),

  deactivateModelset: async ({ modelset_id }, context) => ({
    data: await change(modelset_id, { is_active: 'n', ...changed(context) }, context),
    msg: say('modelset_deactivated'),
  }),
};

const missing = 'modelset_not_found';

interface Form {
  courses: number;
  has_negative_marking: TrueFalse;
  /** The duration as it was picked; this copy isn't stored. */
  exam_time_duration_copy: string;
}

/** Returns the columns of a form. */
const columnsOf = <Sent extends Form>({ courses, has_negative_marking, exam_time_duration_copy: _, ...form }: Sent) => ({
  ...form,
  course_iid: courses,
  has_negative: has_negative_marking,
});

/** Returns the changed model set with the name of its course, or throws a 404. */
async function change(iid: number, changes: Partial<NewRow<'modelset'>>, { store }: Context) {
  await store.update('modelset', iid, changes);
  return found(await findModelset(store, iid), missing);
}

/** Returns a model set with the name of its course. */
export const findModelset = async (store: Store, iid: number) =>
  (await store.list('modelset', { where: { iid }, join: nameOfCourse }))[0];
