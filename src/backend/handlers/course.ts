import type { Context, Handlers } from '@/backend/handler';
import { coursesOf } from '@/backend/records/finders';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records/records';
import { withSlug } from '@/backend/records/slugs';
import { checkForm, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Filter } from '@/backend/store/query';
import type { NewRow, Row } from '@/backend/store/tables';
import { type courseCalls, courseEditForm, goesLiveWith } from '@/contract/course';
import { isYes, type YesNo } from '@/contract/fields';
import { say } from '@/contract/message';
import { namesAboveCourse } from './names';

type Course = Row<'course'>;

/** Returns the course, locked until the transaction ends, or throws a 404. */
const findCourse = async (store: Store, iid: number): Promise<Course> =>
  found(await store.get('course', iid, 'lock'), 'course_not_found');

/** Lists courses with the names of their categories. */
const coursesWithCategory = (store: Store, filter: Filter<'course'> = {}) =>
  store.list('course', { ...filter, join: namesAboveCourse });

/** Returns a course with the name of its category, or throws a 404. */
async function withCategory(store: Store, iid: number) {
  const [course] = await coursesWithCategory(store, { where: { iid } });
  return found(course, 'course_not_found');
}

/** Returns the certificate's image if there is a certificate. */
const certificateFor = (has_certification: YesNo, image: string | null): string | null =>
  isYes(has_certification) ? image : null;

/** Returns the changed course with the name of its category, or throws a 404. */
async function changeCourse(store: Store, iid: number, changes: Partial<NewRow<'course'>>) {
  await store.update('course', iid, changes);
  return withCategory(store, iid);
}

type ChangeCalls = Pick<
  typeof courseCalls,
  | 'activateCourse'
  | 'deactivateCourse'
  | 'updateCourseDate'
  | 'updateCertificate'
  | 'editCourseBannerImg'
  | 'editCoursePreviewImg'
>;

/** A course's state, date and images, which its form doesn't change. */
const courseChangeHandlers: Handlers<ChangeCalls> = {
  activateCourse: async ({ courses }, context) => {
    await refuseUnready(courses, context.store);
    return { data: await setLive(courses, 'y', context), msg: say('courses_activated') };
  },

  deactivateCourse: async ({ courses }, context) => ({
    data: await setLive(courses, 'n', context),
    msg: say('courses_deactivated'),
  }),

  updateCourseDate: async ({ courses, ...dates }, context) => ({
    data: await changeCourse(context.store, courses, { ...dates, ...changed(context) }),
    msg: say('course_date_updated'),
  }),

  updateCertificate: async ({ course_id, has_certification, certificate_img }, context) => {
    const image = certificateFor(has_certification, certificate_img);
    const changes = { has_certification, certificate_img: image, ...changed(context) };
    return { data: await changeCourse(context.store, course_id, changes), msg: say('certificate_updated') };
  },

  editCourseBannerImg: async ({ course_id, course_banner_img }, context) => {
    const changes = { course_banner_img, ...changed(context) };
    return { data: await changeCourse(context.store, course_id, changes), msg: say('image_updated') };
  },

  editCoursePreviewImg: async ({ course_id, course_preview_img }, context) => {
    const changes = { course_preview_img, ...changed(context) };
    return { data: await changeCourse(context.store, course_id, changes), msg: say('image_updated') };
  },
};

async function setLive(iids: readonly number[], is_course_live: YesNo, context: Context) {
  const { store } = context;
  const meant = { where: { iid: [...new Set(iids)] } };
  const changes = { is_course_live, ...changed(context) };
  if ((await store.updateMany('course', meant, changes)) < meant.where.iid.length) throw missingCourse();
  return coursesWithCategory(store, meant);
}

/** Refuses to make courses live that lack what learners need to see. */
async function refuseUnready(iids: readonly number[], store: Store): Promise<void> {
  const wanted = [...new Set(iids)];
  const columns = ['iid', 'course_name', ...goesLiveWith] as const;
  const courses = await store.list('course', { where: { iid: wanted }, columns, lock: 'lock' });
  if (courses.length < wanted.length) throw missingCourse();
  const empty = await store.list('course', { where: { iid: wanted }, without: 'subcourse.course_id', columns: ['iid'] });
  const isEmpty = new Set(empty.map(({ iid }) => iid));
  const unready = wanted
    .flatMap((iid) => courses.filter((course) => course.iid === iid))
    .filter((course) => isEmpty.has(course.iid) || goesLiveWith.some((image) => !course[image]))
    .map(({ course_name }) => `“${course_name}”`);
  if (unready.length > 0) throw new Refusal(409, { msg: say('course_not_ready', { courses: unready.join(', ') }) });
}

const missingCourse = () => new Refusal(404, { msg: say('course_not_found') });

/** Courses. */
export const courseHandlers: Handlers<typeof courseCalls> = {
  ...courseChangeHandlers,

  getAllCourse: async (_, { store }) => ({ data: await coursesWithCategory(store) }),

  getInstructorCourse: async (_, { store }) => ({ data: await coursesWithCategory(store) }),

  getCourseSelect: async (_, { store }) => ({
    data: await store.list('course', { columns: ['iid', 'course_name'], join: namesAboveCourse }),
  }),

  getCourseById: async ({ id }, { store }) => ({
    data: await withCategory(store, found(await findByIdOrSlug(coursesOf(store), id), 'course_not_found').iid),
  }),

  createCourse: async ({ course_category, certification_img, ...form }, context) => {
    const { store } = context;
    referred(await store.get('course_category', course_category), 'course_category');
    const row = {
      ...form,
      cat_id: course_category,
      certificate_img: certificateFor(form.has_certification, certification_img),
      program_success_path: form.program_success_path || null,
      is_course_live: 'n',
      updated_date_nep: null,
      updated_date_eng: null,
      ...created(context),
    } as const;
    const { iid } = await withSlug(coursesOf(store), form.course_name, (course_slug) =>
      store.insert('course', { ...row, course_slug }),
    );
    return { data: await withCategory(store, iid), msg: say('course_created') };
  },

  editCourse: async ({ course_id, course_category, modified_remarks, ...form }, context) => {
    const { store } = context;
    referred(await store.get('course_category', course_category), 'course_category');
    const standing = await findCourse(store, course_id);
    checkForm(courseEditForm(standing), { course_category, modified_remarks, ...form });
    // Who doesn't send it, as its call once had none, leaves it as it is.
    const { program_success_path = standing.program_success_path, ...fields } = form;
    const changes = {
      ...fields,
      program_success_path: program_success_path || null,
      cat_id: course_category,
      ...changed(context, modified_remarks),
    };
    return { data: await changeCourse(store, course_id, changes), msg: say('course_updated') };
  },
};
