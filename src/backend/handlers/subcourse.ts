import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found, referred, uniqueSlug } from '@/backend/records';
import { fieldRefusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { isYes } from '@/contract/fields';
import { say } from '@/contract/message';
import type { subcourseCalls } from '@/contract/subcourse';
import { coursesOf, subcoursesOf } from './finders';
import { namesAboveSubcourse } from './names';

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
    const slug = await uniqueSlug(subcoursesOf(store), form.subcourse_name);
    const row = await store.insert('subcourse', { ...form, slug, ...created(context) });
    return { data: row, msg: say('subcourse_created') };
  },

  updateSubCourse: async ({ subcourse_id, courses, modified_remarks, ...form }, context) => {
    const { store } = context;
    referred(await store.get('course', courses), 'courses');
    const before = found(await store.get('subcourse', subcourse_id, 'lock'), missing);
    if (before.course_id !== courses) await refuseLastOfLive(store, before.course_id);
    const changes = { ...form, course_id: courses, ...changed(context, modified_remarks) };
    return { data: found(await store.update('subcourse', subcourse_id, changes), missing), msg: say('subcourse_updated') };
  },

  editSubCourseIcon: async ({ subcourse_id, subcourse_icon }, context) => {
    const { store } = context;
    context.discard(found(await store.get('subcourse', subcourse_id, 'lock'), missing).subcourse_icon);
    const row = await store.update('subcourse', subcourse_id, { subcourse_icon, ...changed(context) });
    return { data: found(row, missing), msg: say('image_updated') };
  },
};

const missing = 'subcourse_not_found';

/** A live course keeps what it needed to go live. */
async function refuseLastOfLive(store: Store, course_id: number): Promise<void> {
  // The lock keeps two from leaving at once.
  const course = found(await store.get('course', course_id, 'lock'), 'course_not_found');
  if (!isYes(course.is_course_live)) return;
  if ((await store.count('subcourse', { where: { course_id } })) < 2)
    throw fieldRefusal('courses', say('live_course_needs_subcourse'));
}

async function findSubcourse(store: Store, idOrSlug: string): Promise<Row<'subcourse'>> {
  return found(await findByIdOrSlug(subcoursesOf(store), idOrSlug), missing);
}

const allWithNames = (store: Store) => store.list('subcourse', { join: namesAboveSubcourse });
