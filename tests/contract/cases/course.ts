import type { CaseSet } from '@tests/contract/caseSet';
import { fileOf } from '@tests/contract/files';
import { expect, test } from 'vitest';

const fields = {
  course_name: 'Kharidar Preparation',
  course_code: 'KHA',
  course_category: 2,
  course_banner_description: 'Everything for the first paper and the written paper.',
  course_preview_url: 'https://www.youtube.com/watch?v=kharidar',
  program_overview: '<p>Three months of <b>evening</b> classes.</p>',
  lecture_hours: '60',
  has_exam: 'y',
  has_certification: 'n',
};
const form = { ...fields, course_banner_img: fileOf('jpg'), course_preview_img: fileOf('png') };
const edit = { ...fields, course_id: 1, modified_remarks: 'moved to another category' };

const refusedFields: [field: string, value: unknown, message: string][] = [
  ['course_name', undefined, 'This field is required'],
  ['course_name', 'ab', 'must have more than 3 characters'],
  ['course_name', 'x'.repeat(51), 'cannot exceed from 50 characters'],
  ['course_code', 'a', 'more than 2 characters'],
  ['course_code', 'ABCDEFGH', 'cannot exceeds from 7 characters'],
  ['course_category', undefined, 'Course Category must selected'],
  ['course_category', 99, 'Must be a record that exists'],
  ['course_banner_description', '', 'Banner description is required'],
  ['course_banner_description', '\u200b'.repeat(30), 'Banner description is required'],
  ['course_banner_description', 'x'.repeat(29), 'must have more than 30 characters'],
  ['course_preview_url', '', 'This field is required'],
  ['course_preview_url', 'youtube', 'Must be a web address'],
  ['course_preview_url', 'javascript:alert(1)', 'Must be a web address'],
  ['program_overview', '<p>&nbsp;</p>', 'Banner description is required'],
  ['program_overview', `<p title="${'x'.repeat(99)}">too short</p>`, 'must have more than 20 characters'],
  ['program_overview', 'x'.repeat(100_001), 'shouldnot have more than 100000 characters'],
  ['lecture_hours', '1000', 'cannot exceed from 3 characters'],
  ['has_exam', undefined, 'This field is required'],
  ['has_exam', 'yes', 'This field is required'],
  ['has_certification', undefined, 'This field is required'],
];

const unsupported = 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)';
const refusedFiles: [field: string, value: unknown, message: string][] = [
  ['course_banner_img', undefined, 'This field is required'],
  ['course_banner_img', 'banner.png', 'This field is required'],
  ['course_banner_img', fileOf('svg', 'banner.png'), unsupported],
  ['course_preview_img', fileOf('pdf', 'preview.png'), unsupported],
  ['certification_img', fileOf('zip', 'certificate.jpg'), unsupported],
];

export const courseCases = {
  getAllCourse: (open) => {
    test('lists every course with the name of its category', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('getAllCourse', {}, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        data: [{ iid: 1, course_name: 'NRB Assistant', category_name: 'Banking', created_by: 'sita' }],
      });
    });
  },

  getInstructorCourse: (open) => {
    test('lists every course', async () => {
      const { api, staff } = await open();
      expect((await api.call('getInstructorCourse', {}, staff.access)).body).toMatchObject({ data: [{ iid: 1 }] });
    });
  },

  getCourseSelect: (open) => {
    test('gives ids and names and nothing else', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getCourseSelect', {}, staff.access);
      expect(body).toEqual({ data: [{ iid: 1, course_name: 'NRB Assistant' }] });
    });
  },

  getCourseById: (open) => {
    test.each(['1', 'nrb-assistant'])('finds %s', async (id) => {
      const { api, staff } = await open();
      const { body } = await api.call('getCourseById', { id }, staff.access);
      expect(body).toMatchObject({ data: { iid: 1, cat_id: 1, category_name: 'Banking' } });
    });
    test('does not find one that is gone', async () => {
      const { api, staff } = await open();
      const answer = await api.call('getCourseById', { id: '99' }, staff.access);
      expect(answer).toEqual({ status: 404, body: { msg: 'Course not found' } });
    });
  },

  createCourse: (open) => {
    test('keeps what was sent, and its files', async () => {
      const { api, staff } = await open();
      const sent = { ...form, is_course_live: 'y', created_by: 'somebody else' };
      const { status, body } = await api.call('createCourse', sent, staff.access);
      expect(status).toBe(200);
      const { course_category, ...kept } = fields;
      expect(body).toMatchObject({
        msg: 'Course created successfully',
        data: {
          ...kept,
          iid: 2,
          cat_id: course_category,
          category_name: 'लोक सेवा',
          course_slug: 'kharidar-preparation',
          course_banner_img: expect.stringMatching(/^course_banner_img\/.{20,}\/one\.jpg$/),
          course_preview_img: expect.stringMatching(/\/one\.png$/),
          certificate_img: null,
          is_course_live: 'n',
          created_by: 'sita',
          modified_by: null,
        },
      });
    });
    test('may have no lecture hours', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createCourse', { ...form, lecture_hours: '' }, staff.access);
      expect(body).toMatchObject({ data: { lecture_hours: null } });
    });
    test('wants the image of a certificate where there is one, and keeps none where there is not', async () => {
      const { api, staff } = await open();
      const certified = { ...form, has_certification: 'y' };
      expect(await api.call('createCourse', certified, staff.access)).toEqual({
        status: 400,
        body: { msg: 'Please correct the marked fields', errors: { certification_img: ['This field is required'] } },
      });
      const image = { certification_img: fileOf('gif') };
      const { body } = await api.call('createCourse', { ...certified, ...image }, staff.access);
      expect(body).toMatchObject({ data: { certificate_img: expect.stringMatching(/\.gif$/) } });
      const other = { ...form, ...image, course_name: 'Another', course_code: 'ANO' };
      expect((await api.call('createCourse', other, staff.access)).body).toMatchObject({ data: { certificate_img: null } });
    });
    test.each([...refusedFields, ...refusedFiles])('%s: %s: %s', async (field, value, message) => {
      const { api, staff } = await open();
      const { status, body } = await api.call('createCourse', { ...form, [field]: value }, staff.access);
      expect(status).toBe(400);
      expect(body).toEqual({ msg: 'Please correct the marked fields', errors: { [field]: [message] } });
    });
    test.each([
      ['course_name', 'nrb assistant', 'A course with this name already exists'],
      ['course_code', 'nrb', 'A course with this code already exists'],
    ])('refuses the %s of another, in any case', async (field, value, message) => {
      const { api, staff } = await open();
      const answer = await api.call('createCourse', { ...form, [field]: value }, staff.access);
      expect(answer).toEqual({ status: 409, body: { msg: message, errors: { [field]: [message] } } });
    });
  },

  editCourse: (open) => {
    test('changes the record, keeps its slug, and stamps the change', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('editCourse', edit, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        msg: 'Course updated successfully',
        data: {
          iid: 1,
          course_name: 'Kharidar Preparation',
          course_slug: 'nrb-assistant',
          cat_id: 2,
          is_course_live: 'y',
          modified_by: 'sita',
          modified_remarks: 'moved to another category',
        },
      });
    });
    test('a course that loses its certificate loses the image', async () => {
      const { api, staff } = await open();
      const image = { course_id: 1, has_certification: 'y', certificate_img: fileOf('png') };
      await api.call('updateCertificate', image, staff.access);
      const kept = await api.call('editCourse', { ...edit, has_certification: 'y' }, staff.access);
      expect(kept.body).toMatchObject({ data: { certificate_img: expect.any(String) } });
      expect((await api.call('editCourse', edit, staff.access)).body).toMatchObject({ data: { certificate_img: null } });
    });
    test.each([...refusedFields, ['modified_remarks', 'abc', 'must be more than 4 characters'] as const])(
      '%s: %s: %s',
      async (field, value, message) => {
        const { api, staff } = await open();
        const { status, body } = await api.call('editCourse', { ...edit, [field]: value }, staff.access);
        expect(status).toBe(400);
        expect(body).toMatchObject({ errors: { [field]: [message] } });
      },
    );
    test('does not find one that is gone', async () => {
      const { api, staff } = await open();
      expect((await api.call('editCourse', { ...edit, course_id: 99 }, staff.access)).status).toBe(404);
    });
  },
} satisfies CaseSet;
