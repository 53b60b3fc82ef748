import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, code, id, lectureHours, lines, longest, optional, reference, remarks, text } from './fields';
import { image } from './fileFields';
import { preprocess } from './preprocess';
import { data, written } from './replies';
import { httpsUrl } from './urlFields';

/** A part of a course, as it is stored. Source: course catalogue, section 3. */
export const subcourse = z.object({
  iid: id,
  subcourse_name: z.string(),
  subcourse_code: z.string(),
  slug: z.string(),
  course_id: id,
  subcourse_preview_url: z.nullable(z.string()),
  /** A path below `/media/`. */
  subcourse_icon: z.nullable(z.string()),
  lecture_hours: z.string(),
  subcourse_short_description: z.string(),
  ...audit,
});

const subcourseWithCourse = z.extend(subcourse, { course_name: z.string() });
const subcourseWithNames = z.extend(subcourseWithCourse, { category_name: z.string() });

const fields = z.object({
  subcourse_name: text(3, 50, ['must_have_more_than', 'cannot_exceed_from']),
  subcourse_code: code,
  lecture_hours: lectureHours,
  subcourse_short_description: lines(30, longest, ['must_have_more_than', 'should_not_have_more_than']),
  subcourse_preview_url: optional(httpsUrl),
});

const courseOf = reference('courses_must_be_selected');
export const subcourseForm = z.extend(fields, { course_id: courseOf, subcourse_icon: image });
export const subcourseEditForm = z.extend(fields, { courses: courseOf, modified_remarks: remarks(4, 100) });
export const subcourseIconForm = z.object({ subcourse_icon: image });

const inSubcourse = z.looseObject({ subcourse: z.unknown() });
const liftSubcourse = (reply: unknown): unknown => {
  const lifted = inSubcourse.safeParse(reply).data;
  return lifted?.subcourse === undefined ? reply : { ...lifted, data: lifted.subcourse };
};

/** Subcourses. Source: course catalogue, sections 2, 5 and 7. */
export const subcourseCalls = defineCalls('catalogue', {
  getAllSubCourse: get('/course_category/getAllSubCourse', {
    summary: 'Every subcourse',
    reply: data(z.array(subcourseWithCourse)),
  }),
  getAllSubcourseList: get('/api/get_all_subcourse', {
    summary: 'Every subcourse, for the list screens',
    // Deployed servers return the list in `data` or in `subcourse`.
    reply: preprocess(liftSubcourse, data(z.array(subcourseWithCourse))),
  }),
  getSubCourseSelectById: get('/course_category/getSubCourseSelectById/{courseId}', {
    offersNames: true,
    summary: 'The subcourses of a course to choose from',
    reply: data(z.array(z.pick(subcourse, { iid: true, subcourse_name: true }))),
  }),
  getSubCourseById: get('/course_category/getSubCourseById/{id}', {
    summary: 'One subcourse by its id or slug',
    reply: data(subcourse),
  }),
  getSubCourseDetails: get('/course_category/getSubCourseDetails/{slug}', {
    summary: 'One subcourse by its id or slug, with the names of its course and category',
    reply: data(subcourseWithNames),
  }),
  createSubCourse: post('/course_category/createSubCourse', {
    summary: 'Add a subcourse to a course',
    multipart: true,
    body: subcourseForm,
    stamp: 'created_by',
    reply: written(subcourse),
  }),
  updateSubCourse: patch('/course_category/updateSubCourse', {
    summary: 'Change a subcourse; its icon has a call of its own',
    body: z.extend(subcourseEditForm, { subcourse_id: id }),
    stamp: 'modified_by',
    reply: written(subcourse),
  }),
  editSubCourseIcon: patch('/course_category/editSubCourseIcon', {
    summary: 'Replace the icon of a subcourse',
    multipart: true,
    body: z.extend(subcourseIconForm, { subcourse_id: id }),
    reply: written(subcourse),
  }),
});

/** Subcourses. */
export const subcourseAdapter: Adapter = {
  area: 'subcourse',
  list: subcourseCalls.getAllSubcourseList,
  one: subcourseCalls.getSubCourseDetails,
  create: subcourseCalls.createSubCourse,
  update: verb(subcourseCalls.updateSubCourse, 'subcourse_id'),
  toRecord: (row) => ({ ...row, courses: row.course_id }),
};
