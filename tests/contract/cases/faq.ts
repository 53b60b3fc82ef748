import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { refusedCourseFields } from './courseTexts';

export const form = { faq_title: 'How long is it?', faq_desc: '<p>Three months.</p>', courses: 1, priority_order: 2 };
export const edit = { ...form, faq_id: 1, modified_remarks: 'more exact' };

const refusedFields: Refused<'createFAQ' | 'editFAQ'>[] = [
  ['faq_title', ' ', 'This field is required'],
  ['faq_title', 'x'.repeat(256), 'shouldnot have more than 255 characters'],
  ['faq_desc', '<p><br></p>', 'This field is required'],
  ...refusedCourseFields,
];

/** A valid body of each call. */
export const faqExamples = {
  getFAQByCourse: { courses: 1 },
  createFAQ: form,
  editFAQ: edit,
} satisfies Examples;

export const faqCases = {
  getAllFAQ: (open) => {
    test('lists the questions of every course, with its name', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllFAQ', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, faq_title: 'When does it begin?', course_name: 'NRB Assistant' }] });
    });
  },

  getFAQByCourse: (open) => {
    test('lists the questions of the course in their order', async () => {
      const { api, staff } = await open();
      await api.call('createFAQ', { ...form, priority_order: 1 }, staff.access);
      await api.call('createFAQ', { ...form, faq_title: 'And then?', priority_order: 9 }, staff.access);
      const { body } = await api.call('getFAQByCourse', { courses: 1 }, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1 }, { iid: 2 }, { iid: 3 }] });
      expect((await api.call('getFAQByCourse', { courses: 99 }, staff.access)).body).toEqual({ data: [] });
    });
    refuses(open, 'getFAQByCourse', { courses: 1 }, [['courses', undefined, 'This field is required']]);
  },

  fetchFAQById: (open) => {
    test('finds one by its id, with the name of its course', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('fetchFAQById', { id: '1' }, staff.access);
      expect(body).toMatchObject({ data: { iid: 1, course_iid: 1, course_name: 'NRB Assistant', created_by: 'sita' } });
    });
    missing(open, 'fetchFAQById', { id: '99' }, 'FAQ');
  },

  createFAQ: (open) => {
    test('keeps what was sent', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createFAQ', form, staff.access);
      const { courses: course_iid, ...kept } = form;
      expect(body).toMatchObject({
        msg: 'FAQ created successfully',
        data: { ...kept, iid: 2, course_iid, created_by: 'sita', modified_by: null },
      });
    });
    refuses(open, 'createFAQ', form, refusedFields);
  },

  editFAQ: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('editFAQ', edit, staff.access);
      expect(body).toMatchObject({
        msg: 'FAQ updated successfully',
        data: { iid: 1, faq_title: form.faq_title, modified_by: 'sita', modified_remarks: 'more exact' },
      });
    });
    refuses(open, 'editFAQ', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
  },
} satisfies CaseSet;
