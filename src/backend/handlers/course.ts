import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records';
import { checkForm } from '@/backend/refusal';
import { withSlug } from '@/backend/slugs';
import { type courseCalls, courseEditForm } from '@/contract/course';
import { say } from '@/contract/message';
import { courseChangeHandlers } from './courseChanges';
import { certificateFor, changeCourse, coursesWithCategory, findCourse, withCategory } from './courseRecords';
import { coursesOf } from './finders';
import { namesAboveCourse } from './names';

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
      certificate_img: certificateFor(form.has_certification, certification_img, context),
      program_success_path: null,
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
    checkForm(courseEditForm(await findCourse(store, course_id)), { course_category, modified_remarks, ...form });
    const changes = { ...form, cat_id: course_category, ...changed(context, modified_remarks) };
    return { data: await changeCourse(store, course_id, changes), msg: say('course_updated') };
  },
};
