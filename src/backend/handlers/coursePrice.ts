import type { Context, Handlers } from '@/backend/handler';
import { coursesOf } from '@/backend/records/finders';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import type { coursePriceCalls } from '@/contract/coursePrice';
import { say } from '@/contract/message';
import { columnsOf, nameOfCourse } from './courseTexts';

/** Course prices. */
export const coursePriceHandlers: Handlers<typeof coursePriceCalls> = {
  filterCoursePrice: async ({ courses, is_active }, { store }) => ({
    data: await store.list('course_price', { where: { course_iid: courses, is_active }, join: nameOfCourse }),
  }),

  getCoursePriceById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findPrice(store, iid) }, id), missing),
  }),

  getCoursePriceSelect: async ({ courseId }, { store }) => {
    const { iid } = found(await findByIdOrSlug(coursesOf(store), courseId), 'course_not_found');
    return { data: await store.list('course_price', { where: { course_iid: iid }, columns: ['iid', 'package_name'] }) };
  },

  createCoursePrice: async (form, context) => {
    const { store } = context;
    const columns = await columnsOf(store, form);
    const { iid } = await store.insert('course_price', { ...columns, is_active: 'y', ...created(context) });
    return { data: found(await findPrice(store, iid), missing), msg: say('course_price_created') };
  },

  updateCoursePrice: async ({ cp_id, modified_remarks, ...form }, context) => {
    const changes = { ...(await columnsOf(context.store, form)), ...changed(context, modified_remarks) };
    return { data: await change(cp_id, changes, context), msg: say('course_price_updated') };
  },

  activateCoursePrice: async ({ cp_id }, context) => ({
    data: await change(cp_id, { is_active: 'y', ...changed(context) }, context),
    msg: say('course_price_activated'),
  }),

  deactivateCoursePrice: async ({ cp_id }, context) => ({
    data: await change(cp_id, { is_active: 'n', ...changed(context) }, context),
    msg: say('course_price_deactivated'),
  }),

  deleteCoursePrice: async ({ cp_id }, { store }) => {
    found(await store.get('course_price', cp_id, 'lock'), missing);
    const count = await store.count('enrolment', { where: { course_price_iid: cp_id } });
    if (count > 0) throw new Refusal(409, { msg: say('course_price_in_use', { count }) });
    await store.remove('course_price', cp_id);
    return { msg: say('course_price_deleted') };
  },
};

const missing = 'course_price_not_found';

/** Returns the changed price with the name of its course, or throws a 404. */
async function change(iid: number, changes: Partial<NewRow<'course_price'>>, { store }: Context) {
  await store.update('course_price', iid, changes);
  return found(await findPrice(store, iid), missing);
}

const findPrice = async (store: Store, iid: number) =>
  (await store.list('course_price', { where: { iid }, join: nameOfCourse }))[0];
