import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { sameDay } from './days';
import {
  adDate,
  audit,
  bsDate,
  code,
  html,
  htmlText,
  id,
  isYes,
  lectureHours,
  lines,
  longest,
  optional,
  reference,
  remarks,
  type Standing,
  text,
  yesNo,
} from './fields';
import { image } from './fileFields';
import { checkedWhere, conditional, when } from './formRules';
import { say } from './message';
import { data, written } from './replies';
import { named } from './rows';
import { httpsUrl } from './urlFields';

/** A course as it is stored. Source: course catalogue, section 3. */
export const course = z.object({
  iid: id,
  course_name: z.string(),
  course_code: z.string(),
  course_slug: z.string(),
  cat_id: id,
  course_banner_description: z.string(),
  /** These are paths below `/media/`, as are the other images. */
  course_banner_img: z.nullable(z.string()),
  course_preview_url: z.nullable(z.string()),
  course_preview_img: z.nullable(z.string()),
  program_overview: z.string(),
  program_success_path: z.nullable(z.string()),
  lecture_hours: z.nullable(z.string()),
  has_exam: yesNo,
  has_certification: yesNo,
  certificate_img: z.nullable(z.string()),
  is_course_live: yesNo,
  /** The course's date in Bikram Sambat and in the Gregorian calendar, both `YYYY-MM-DD`. */
  updated_date_nep: z.nullable(z.string()),
  updated_date_eng: z.nullable(z.string()),
  ...audit,
});

const courseWithNames = z.extend(course, { category_name: z.string() });

const fields = z.object({
  course_name: text(3, 50, ['must_have_more_than', 'cannot_exceed_from']),
  course_code: code,
  course_category: reference('category_must_be_selected'),
  course_banner_description: lines(30, longest, [
    'must_have_more_than',
    'should_not_have_more_than',
    'banner_description_required',
  ]),
  program_overview: htmlText(20, 'banner_description_required'),
  program_success_path: z.nullish(html),
  course_preview_url: httpsUrl,
  lecture_hours: optional(lectureHours),
  has_exam: yesNo,
  has_certification: yesNo,
});

/** Whether a course, or its form, has a certificate, which then has an image. */
export const hasCertificate = ({ has_certification }: Standing): boolean => isYes(has_certification);

/** The images that a course needs before it can go live; it needs a subcourse too. */
export const goesLiveWith = ['course_banner_img', 'course_preview_img'] as const;

export const courseForm = conditional(
  z.extend(fields, { course_banner_img: image, course_preview_img: image, certification_img: when(hasCertificate, image) }),
);

const changes = z.extend(fields, { modified_remarks: remarks(4, 100) });

/** Returns the form that changes this course: a certificate needs an image, which has a form of its own. */
export const courseEditForm = ({ certificate_img }: Standing) =>
  changes.check(checkedWhere('has_certification', z.literal('n', say('certificate_needs_image')), () => !certificate_img));

export const courseDateForm = z
  .object({ updated_date_nep: bsDate, updated_date_eng: adDate })
  .check(sameDay('updated_date_nep', 'updated_date_eng'));

export const certificateForm = conditional(z.object({ has_certification: yesNo, certificate_img: when(hasCertificate, image) }));

export const courseBannerForm = z.object({ course_banner_img: image });
export const coursePreviewForm = z.object({ course_preview_img: image });

const courseList = z.object({ courses: named(id, 'required') });

/** Courses. Source: course catalogue, sections 2, 4, 5 and 7. */
export const courseCalls = defineCalls('catalogue', {
  getAllCourse: get('/course_category/getAllCourse', { summary: 'Every course', reply: data(z.array(courseWithNames)) }),
  getInstructorCourse: get('/course_category/getInstructorCourse', {
    summary: 'The courses that an instructor can teach: all of them',
    reply: data(z.array(courseWithNames)),
  }),
  getCourseSelect: get('/course_category/getCourseSelect', {
    offersNames: true,
    summary: 'The courses to choose from',
    reply: data(z.array(z.pick(courseWithNames, { iid: true, course_name: true, category_name: true }))),
  }),
  getCourseById: get('/course_category/getCourseById/{id}', {
    summary: 'One course by its id or slug',
    reply: data(courseWithNames),
  }),
  createCourse: post('/course_category/createCourse', {
    summary: 'Add a course; it is not live',
    multipart: true,
    body: courseForm,
    stamp: 'created_by',
    reply: written(courseWithNames),
  }),
  editCourse: patch('/course_category/editCourse', {
    summary: 'Change a course; its images have calls of their own',
    body: z.extend(changes, { course_id: id }),
    stamp: 'modified_by',
    reply: written(courseWithNames),
  }),
  activateCourse: patch('/course_category/activateCourse', {
    summary: 'Make courses live: all of them, or none where one lacks a banner, a preview or a subcourse',
    body: courseList,
    reply: written(z.array(courseWithNames)),
  }),
  deactivateCourse: patch('/course_category/deactivateCourse', {
    summary: 'Make courses not live: all of them or none',
    body: courseList,
    reply: written(z.array(courseWithNames)),
  }),
  updateCourseDate: patch('/course_category/updateCourseDate', {
    summary: 'Set the date of a course',
    body: z.safeExtend(courseDateForm, { courses: id }),
    reply: written(courseWithNames),
  }),
  updateCertificate: patch('/course_category/updateCertificate', {
    summary: 'Set whether a course has a certificate, and its image',
    multipart: true,
    body: z.safeExtend(certificateForm, { course_id: id }),
    reply: written(courseWithNames),
  }),
  editCourseBannerImg: patch('/course_category/editCourseBannerImg', {
    summary: 'Replace the banner of a course',
    multipart: true,
    body: z.extend(courseBannerForm, { course_id: id }),
    reply: written(courseWithNames),
  }),
  editCoursePreviewImg: patch('/course_category/editCoursePreviewImg', {
    summary: 'Replace the preview image of a course',
    multipart: true,
    body: z.extend(coursePreviewForm, { course_id: id }),
    reply: written(courseWithNames),
  }),
});

/** Courses. */
export const courseAdapter: Adapter = {
  area: 'course',
  list: courseCalls.getAllCourse,
  one: courseCalls.getCourseById,
  create: courseCalls.createCourse,
  update: verb(courseCalls.editCourse, 'course_id'),
  toRecord: (row) => ({ ...row, course_category: row.cat_id }),
};
