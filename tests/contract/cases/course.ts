import type { CaseSet } from '@tests/contract/caseSet';
import { fileOf } from '@tests/contract/files';
import { marked, missing, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import { edit, fields, form, refusedCertificates, refusedFields, refusedFiles } from './courseForms';

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
      expect(body).toEqual({ data: [{ iid: 1, course_name: 'NRB Assistant', category_name: 'Banking' }] });
    });
  },

  getCourseById: (open) => {
    test.each(['1', 'nrb-assistant'])('finds %s', async (id) => {
      const { api, staff } = await open();
      const { body } = await api.call('getCourseById', { id }, staff.access);
      expect(body).toMatchObject({ data: { iid: 1, cat_id: 1, category_name: 'Banking' } });
    });
    missing(open, 'getCourseById', { id: '99' }, 'Course');
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
    test('may have an empty field for the image of a certificate that there is not', async () => {
      const { api, staff } = await open();
      expect((await api.call('createCourse', { ...form, certification_img: '' }, staff.access)).status).toBe(200);
      const certified = { ...form, course_name: 'Another', course_code: 'ANO', has_certification: 'y', certification_img: '' };
      const answer = await api.call('createCourse', certified, staff.access);
      expect(answer).toEqual(marked({ certification_img: ['This field is required'] }));
    });
    test('may have no lecture hours', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createCourse', { ...form, lecture_hours: '' }, staff.access);
      expect(body).toMatchObject({ data: { lecture_hours: null } });
    });
    test('wants the image of a certificate where there is one, and keeps none where there is not', async () => {
      const { api, staff } = await open();
      const certified = { ...form, has_certification: 'y' };
      const refusal = marked({ certification_img: ['This field is required'] });
      expect(await api.call('createCourse', certified, staff.access)).toEqual(refusal);
      const image = { certification_img: fileOf('gif') };
      const { body } = await api.call('createCourse', { ...certified, ...image }, staff.access);
      expect(body).toMatchObject({ data: { certificate_img: expect.stringMatching(/\.gif$/) } });
      const other = { ...form, ...image, course_name: 'Another', course_code: 'ANO' };
      expect((await api.call('createCourse', other, staff.access)).body).toMatchObject({ data: { certificate_img: null } });
    });
    refuses(open, 'createCourse', form, [...refusedFields, ...refusedFiles]);
    refuses(open, 'createCourse', { ...form, has_certification: 'y' }, refusedCertificates);
    test.each([
      ['course_name', 'nrb assistant', 'This category has a course with this name already'],
      ['course_code', 'nrb', 'This category has a course with this code already'],
    ])('refuses the %s of a sibling, and takes that of a cousin', async (field, value, message) => {
      const { api, staff } = await open();
      const twin = { ...form, [field]: value };
      const answer = await api.call('createCourse', { ...twin, course_category: 1 }, staff.access);
      expect(answer).toEqual({ status: 409, body: { msg: message, errors: { [field]: [message] } } });
      expect((await api.call('createCourse', twin, staff.access)).status).toBe(200);
    });
  },

  editCourse: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('editCourse', edit, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        msg: 'Course updated successfully',
        data: {
          iid: 1,
          course_name: 'Kharidar Preparation',
          cat_id: 2,
          is_course_live: 'y',
          modified_by: 'sita',
          modified_remarks: 'moved to another category',
        },
      });
    });
    test('does not bring a name into a category that has it', async () => {
      const { api, staff } = await open();
      await api.call('createCourse', { ...form, course_name: 'NRB Assistant' }, staff.access);
      const answer = await api.call('editCourse', { ...edit, course_name: 'NRB Assistant' }, staff.access);
      expect(answer).toMatchObject({ status: 409, body: { errors: { course_name: [expect.any(String)] } } });
      const back = await api.call('editCourse', { ...edit, course_name: 'NRB Assistant', course_category: 1 }, staff.access);
      expect(back.status).toBe(200);
    });
    test('a certificate wants an image, and one that is given up for a while keeps it', async () => {
      const { api, staff } = await open();
      const certified = { ...edit, has_certification: 'y' };
      const text = 'Give the certificate its image first: “Add Certificate” in the course’s details';
      expect(await api.call('editCourse', certified, staff.access)).toEqual(marked({ has_certification: [text] }));
      const image = { course_id: 1, has_certification: 'y', certificate_img: fileOf('png') };
      const { body } = await api.call('updateCertificate', image, staff.access);
      const certificate_img = calls.updateCertificate.reply.parse(body).data?.certificate_img;
      const without = await api.call('editCourse', edit, staff.access);
      expect(without.body).toMatchObject({ data: { has_certification: 'n', certificate_img } });
      const again = await api.call('editCourse', certified, staff.access);
      expect(again.body).toMatchObject({ data: { has_certification: 'y', certificate_img } });
      expect(await api.host.files.get(certificate_img ?? '')).toBeDefined();
    });
    refuses(open, 'editCourse', edit, [...refusedFields, ['modified_remarks', 'abc', 'must be more than 4 characters']]);
  },
} satisfies CaseSet;
