import type { Context, Handlers } from '@/backend/handler';
import { changed } from '@/backend/records';
import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { courseCalls } from '@/contract/course';
import type { YesNo } from '@/contract/fields';
import { say } from '@/contract/message';
import { certificateFor, changeCourse, findCourse } from './courseRecords';

type ChangeCalls = Pick<
  typeof courseCalls,
  | 'activateCourse'
  | 'deactivateCourse'
  | 'updateCourseDate'
  | 'updateCertificate'
  | 'editCourseBannerImg'
  | 'editCoursePreviewImg'
>;

/** A course's state, date and images: what is changed apart from its form. */
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
  const courses = [];
  for (const iid of new Set(iids)) {
    courses.push(await changeCourse(context.store, iid, { is_course_live, ...changed(context) }));
  }
  return courses;
}

/** Learners see a live course: it must have something to show. */
async function refuseUnready(iids: readonly number[], store: Store): Promise<void> {
  const unready = [];
  for (const iid of new Set(iids)) {
    const course = await findCourse(store, iid);
    if (!(await isReady(course, store))) unready.push(`“${course.course_name}”`);
  }
  if (unready.length > 0) throw new Refusal(409, { msg: say('course_not_ready', { courses: unready.join(', ') }) });
}

async function isReady({ iid, course_banner_img, course_preview_img }: Row<'course'>, store: Store): Promise<boolean> {
  const [subcourse] = await store.list('subcourse', { where: { course_id: iid }, limit: 1 });
  return Boolean(course_banner_img && course_preview_img && subcourse);
}
