import type { Context, Handlers } from '@/backend/handler';
import { changed } from '@/backend/records';
import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { type courseCalls, goesLiveWith } from '@/contract/course';
import type { YesNo } from '@/contract/fields';
import { say } from '@/contract/message';
import { certificateFor, changeCourse, coursesWithCategory, findCourse } from './courseRecords';

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
export const courseChangeHandlers: Handlers<ChangeCalls> = {
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
    context.discard((await findCourse(context.store, course_id)).certificate_img);
    const image = certificateFor(has_certification, certificate_img, context);
    const changes = { has_certification, certificate_img: image, ...changed(context) };
    return { data: await changeCourse(context.store, course_id, changes), msg: say('certificate_updated') };
  },

  editCourseBannerImg: async ({ course_id, course_banner_img }, context) => {
    context.discard((await findCourse(context.store, course_id)).course_banner_img);
    const changes = { course_banner_img, ...changed(context) };
    return { data: await changeCourse(context.store, course_id, changes), msg: say('image_updated') };
  },

  editCoursePreviewImg: async ({ course_id, course_preview_img }, context) => {
    context.discard((await findCourse(context.store, course_id)).course_preview_img);
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
