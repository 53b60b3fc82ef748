import type { Handlers } from '@/backend/handler';
import { coursesOf, subcoursesOf } from '@/backend/records/finders';
import { holdForMove, type Movable } from '@/backend/records/holdForMove';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records/records';
import { withSlug } from '@/backend/records/slugs';
import { refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import type { subcourseCalls } from '@/contract/subcourse';
import { namesAboveSubcourse } from './names';
import { faultsOfTaggedPassages } from './passageTags';
import { faultsOfTaggedMove } from './quizTagRules';

/** Subcourses. */
export const subcourseHandlers: Handlers<typeof subcourseCalls> = {
  getAllSubCourse: async (_, { store }) => ({ data: await allWithNames(store) }),

  getAllSubcourseList: async (_, { store }) => ({ data: await allWithNames(store) }),

  getSubCourseSelectById: async ({ courseId }, { store }) => {
    const course = found(await findByIdOrSlug(coursesOf(store), courseId), 'course_not_found');
    return { data: await store.list('subcourse', { where: { course_id: course.iid }, columns: ['iid', 'subcourse_name'] }) };
  },

  getSubCourseById: async ({ id }, { store }) => ({ data: await findSubcourse(store, id) }),

  getSubCourseDetails: async ({ slug }, { store }) => {
    const { iid } = await findSubcourse(store, slug);
    const [row] = await store.list('subcourse', { where: { iid }, join: namesAboveSubcourse });
    return { data: found(row, missing) };
  },

  createSubCourse: async (form, context) => {
    const { store } = context;
    referred(await store.get('course', form.course_id), 'course_id');
    const row = await withSlug(subcoursesOf(store), form.subcourse_name, (slug) =>
      store.insert('subcourse', { ...form, slug, ...created(context) }),
    );
    return { data: row, msg: say('subcourse_created') };
  },

  updateSubCourse: async ({ subcourse_id, courses, modified_remarks, ...form }, context) => {
    const { store } = context;
    const before = await holdForMove(movable(store, subcourse_id), { iid: courses, field: 'courses' });
    if (before.course_id !== courses)
      refuseFields([
        ...(await faultsOfLastOfLive(store, before.course_id)),
        ...(await faultsOfTaggedMove(store, { subcourse_iid: subcourse_id }, 'courses')),
        ...(await faultsOfTaggedPassages(store, subcourse_id, 'courses')),
      ]);
    const changes = { ...form, course_id: courses, ...changed(context, modified_remarks) };
    return { data: found(await store.update('subcourse', subcourse_id, changes), missing), msg: say('subcourse_updated') };
  },

  editSubCourseIcon: async ({ subcourse_id, subcourse_icon }, context) => {
    const row = await context.store.update('subcourse', subcourse_id, { subcourse_icon, ...changed(context) });
    return { data: found(row, missing), msg: say('image_updated') };
  },
};

const missing = 'subcourse_not_found';

const movable = (store: Store, subcourse_id: number): Movable<Row<'subcourse'>> => ({
  missing,
  read: () => store.get('subcourse', subcourse_id),
  parentOf: ({ course_id }) => course_id,
  holdParents: (iid) => store.list('course', { where: { iid }, columns: ['iid'], lock: 'lock' }),
  holdBelow: (course_id) => store.list('subcourse', { where: { course_id }, columns: ['iid'], lock: 'lock' }),
});

/** Returns a message if a locked live course would lose its last subcourse. */
async function faultsOfLastOfLive(store: Store, course_id: number): Promise<[field: string, text: string][]> {
  const isLive = (await store.count('course', { where: { iid: course_id, is_course_live: 'y' } })) > 0;
  const isLast = isLive && (await store.count('subcourse', { where: { course_id } })) < 2;
  return isLast ? [['courses', say('live_course_needs_subcourse')]] : [];
}

async function findSubcourse(store: Store, idOrSlug: string): Promise<Row<'subcourse'>> {
  return found(await findByIdOrSlug(subcoursesOf(store), idOrSlug), missing);
}

const allWithNames = (store: Store) => store.list('subcourse', { join: namesAboveSubcourse });
