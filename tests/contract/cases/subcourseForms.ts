import type { Examples } from '@tests/contract/examples';
import { fileOf } from '@tests/contract/files';
import type { Refused } from '@tests/contract/refusals';

/** Forms that are accepted, and the values that their fields refuse. */

export const fields = {
  subcourse_name: 'General knowledge',
  subcourse_code: 'GK',
  lecture_hours: '24',
  subcourse_short_description: 'Nepal and the world, as the first paper asks.',
  subcourse_preview_url: 'https://www.youtube.com/watch?v=gk',
};
export const form = { ...fields, course_id: 1, subcourse_icon: fileOf('png') };
export const edit = { ...fields, subcourse_id: 1, courses: 1, modified_remarks: 'a better name' };

export const refusedFields: Refused<'createSubCourse' | 'updateSubCourse'>[] = [
  ['subcourse_name', undefined, 'This field is required'],
  ['subcourse_name', 'ab', 'must have more than 3 characters'],
  ['subcourse_name', 'x'.repeat(51), 'cannot exceed from 50 characters'],
  ['subcourse_code', 'G', 'more than 2 characters'],
  ['subcourse_code', 'ABCDEFGH', 'cannot exceeds from 7 characters'],
  ['lecture_hours', '', 'This field is required'],
  ['lecture_hours', '1000', 'cannot exceed from 3 characters'],
  ['subcourse_short_description', '', 'This field is required'],
  ['subcourse_short_description', 'x'.repeat(29), 'must have more than 30 characters'],
  ['subcourse_preview_url', 'mailto:a@b.np', 'Must be a web address that begins with https://'],
  ['subcourse_preview_url', 'http://videos.test/a.mp4', 'Must be a web address that begins with https://'],
];

/** A valid body of each call. */
export const subcourseExamples = {
  createSubCourse: form,
  updateSubCourse: edit,
  editSubCourseIcon: { subcourse_id: 1, subcourse_icon: fileOf('png') },
} satisfies Examples;
