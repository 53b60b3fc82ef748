import type { Examples } from '@tests/contract/examples';
import { fileOf } from '@tests/contract/files';
import type { Refused } from '@tests/contract/refusals';

/** Forms that are accepted, and the values that their fields refuse. */

export const fields = {
  course_name: 'Kharidar Preparation',
  course_code: 'KHA',
  course_category: 2,
  course_banner_description: 'Everything for the first paper and the written paper.',
  course_preview_url: 'https://www.youtube.com/watch?v=kharidar',
  program_overview: '<p>Three months of <b>evening</b> classes.</p>',
  program_success_path: '<p>First the paper, then the <b>interview</b>.</p>',
  lecture_hours: '60',
  has_exam: 'y',
  has_certification: 'n',
} as const;
export const form = { ...fields, course_banner_img: fileOf('jpg'), course_preview_img: fileOf('png') };
export const edit = { ...fields, course_id: 1, modified_remarks: 'moved to another category' };

export const refusedFields: Refused<'createCourse' | 'editCourse'>[] = [
  ['course_name', undefined, 'This field is required'],
  ['course_name', 'ab', 'must have more than 3 characters'],
  ['course_name', 'x'.repeat(51), 'cannot exceed from 50 characters'],
  ['course_code', 'a', 'more than 2 characters'],
  ['course_code', 'ABCDEFGH', 'cannot exceeds from 7 characters'],
  ['course_category', undefined, 'Course Category must selected'],
  ['course_banner_description', '', 'Banner description is required'],
  ['course_banner_description', '\u200b'.repeat(30), 'Banner description is required'],
  ['course_banner_description', 'x'.repeat(29), 'must have more than 30 characters'],
  ['course_banner_description', 'x'.repeat(100_001), 'shouldnot have more than 100000 characters'],
  ['course_preview_url', '', 'This field is required'],
  ['course_preview_url', 'youtube', 'Must be a web address that begins with https://'],
  ['course_preview_url', 'javascript:alert(1)', 'Must be a web address that begins with https://'],
  ['course_preview_url', 'http://videos.test/a.mp4', 'Must be a web address that begins with https://'],
  ['program_overview', undefined, 'Banner description is required'],
  ['course_banner_description', undefined, 'Banner description is required'],
  ['program_overview', '<p>&nbsp;</p>', 'Banner description is required'],
  ['program_overview', `<p title="${'x'.repeat(99)}">too short</p>`, 'must have more than 20 characters'],
  ['program_overview', 'x'.repeat(100_001), 'shouldnot have more than 100000 characters'],
  ['program_success_path', 'x'.repeat(100_001), 'shouldnot have more than 100000 characters'],
  ['lecture_hours', '1000', 'cannot exceed from 3 characters'],
  ['has_exam', undefined, 'This field is required'],
  ['has_exam', 'yes', 'This field is required'],
  ['has_certification', undefined, 'This field is required'],
];

const unsupported = 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)';
export const refusedFiles: Refused<'createCourse'>[] = [
  ['course_banner_img', undefined, 'This field is required'],
  ['course_banner_img', 'banner.png', 'This field is required'],
  ['course_banner_img', fileOf('svg', 'banner.png'), unsupported],
  ['course_preview_img', fileOf('pdf', 'preview.png'), unsupported],
];

/** Refused for a course with a certificate; without one, the image isn't checked. */
export const refusedCertificates: Refused<'createCourse'>[] = [
  ['certification_img', undefined, 'This field is required'],
  ['certification_img', fileOf('zip', 'certificate.jpg'), unsupported],
];

/** A valid body of each call. */
export const courseExamples = {
  createCourse: { ...form, has_certification: 'y', certification_img: fileOf('png') },
  editCourse: edit,
  activateCourse: { courses: [1] },
  deactivateCourse: { courses: [1] },
  updateCourseDate: { courses: 1, updated_date_nep: '2083-08-05', updated_date_eng: '2026-11-21' },
  updateCertificate: { course_id: 1, has_certification: 'y', certificate_img: fileOf('png') },
  editCourseBannerImg: { course_id: 1, course_banner_img: fileOf('png') },
  editCoursePreviewImg: { course_id: 1, course_preview_img: fileOf('png') },
} satisfies Examples;
