import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { missing, type Refused, refuses } from '@tests/contract/refusals';
import { describe, expect, test } from 'vitest';

export const form = { category_name: 'Teaching licence', course_categories_code: 'TSC' };
export const edit = { category_id: 1, category_name: 'Banks', course_categories_code: 'BNK', modified_remarks: 'a better name' };

const broken = 'Must not contain control or broken characters';

const refusedFields: Refused<'createCategory' | 'updateCategory'>[] = [
  ['category_name', undefined, 'This field is required'],
  ['category_name', '   ', 'This field is required'],
  ['category_name', '\u200b\u200b\u200b', 'This field is required'],
  ['category_name', 'ab', 'more than 3 characters'],
  ['category_name', 'x'.repeat(51), 'cannot exceed from 50 characters'],
  ['category_name', '\u2800\u2800\u2800', 'This field is required'],
  ['category_name', 'NUL \0 inside', broken],
  ['category_name', 'half a pair \ud83d', broken],
  ['category_name', 'the other way \u202egnikaet', broken],
  ['category_name', 'tagged\u{e0041}', broken],
  ['course_categories_code', 7, 'This field is required'],
  ['course_categories_code', 'a', 'more than 2 characters'],
  ['course_categories_code', 'ABCDEFGH', 'cannot exceeds from 7 characters'],
];

const refusedEdits: Refused<'updateCategory'>[] = [
  ['modified_remarks', '', 'This field is required'],
  ['modified_remarks', 'abc', 'must be more than 4 characters'],
  ['modified_remarks', 'two lines\n\u2066 and more', broken],
  ['modified_remarks', 'x'.repeat(101), 'must be less than 100 characters'],
  ['category_id', 2 ** 31, 'Must be a record that exists'],
  ['category_id', 0, 'Must be a record that exists'],
  ['category_id', '1', 'Must be a record that exists'],
  // Two rules have this message; it is returned once.
  ['category_id', 1e20, 'Must be a record that exists'],
];

/** A valid body of each call. */
export const categoryExamples = {
  createCategory: form,
  updateCategory: edit,
} satisfies Examples;

export const categoryCases = {
  getAllCourseCategory: (open) => {
    test('lists every category by id, with its audit fields', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('getAllCourseCategory', {}, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        data: [
          { iid: 1, category_name: 'Banking', created_by: 'sita', created_date: '2026-01-02T03:04:05.000Z', modified_by: null },
          { iid: 2, category_name: 'लोक सेवा' },
        ],
      });
    });
  },

  getCategorySelect: (open) => {
    test('gives ids and names and nothing else', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getCategorySelect', {}, staff.access);
      expect(body).toEqual({
        data: [
          { iid: 1, category_name: 'Banking' },
          { iid: 2, category_name: 'लोक सेवा' },
        ],
      });
    });
  },

  getCategoryById: (open) => {
    test.each(['2', 'लोक-सेवा'])('finds %s', async (id) => {
      const { api, staff } = await open();
      expect((await api.call('getCategoryById', { id }, staff.access)).body).toMatchObject({ data: { iid: 2 } });
    });
    describe.each(['99', '0', '2147483648', '99999999999999999999', '1.5', 'nowhere', '%'])('at %s', (id) => {
      missing(open, 'getCategoryById', { id }, 'Course category');
    });
    test('refuses NUL in an address', async () => {
      const { api, staff } = await open();
      const answer = await api.call('getCategoryById', { id: 'bank\0ing' }, staff.access);
      expect(answer).toEqual({ status: 400, body: { msg: 'The request could not be read' } });
    });
  },

  createCategory: (open) => {
    test('keeps what was sent, trimmed, stamped from the token', async () => {
      const { api, staff } = await open();
      const sent = { ...form, category_name: '  Teaching licence ', created_by: 'somebody else', iid: 77 };
      const { status, body } = await api.call('createCategory', sent, staff.access);
      expect(status).toBe(200);
      const stamps = { created_by: 'sita', created_date: expect.any(String), modified_by: null, modified_date: null };
      const record = { ...form, iid: 3, category_slug: 'teaching-licence', ...stamps };
      expect(body).toMatchObject({ msg: 'Course category created successfully', data: record });
      expect((await api.call('getCategoryById', { id: 'teaching-licence' }, staff.access)).body).toMatchObject({ data: record });
    });
    test('stamps the email of a person without a username', async () => {
      const { api } = await open();
      const { access } = await api.signIn('other@coursedesk.test');
      expect((await api.call('createCategory', form, access)).body).toMatchObject({
        data: { created_by: 'other@coursedesk.test' },
      });
    });
    refuses(open, 'createCategory', form, refusedFields);
    test('keeps a name as one line, with the joiners of its words', async () => {
      const { api, staff } = await open();
      const sent = { ...form, category_name: ' प्\u200dरमुख\n  Cafe\u0301 ' };
      const { body } = await api.call('createCategory', sent, staff.access);
      expect(body).toMatchObject({ data: { category_name: 'प्\u200dरमुख Café' } });
    });
    test.each([
      ['category_name', 'bANKING', 'A course category with this name already exists'],
      ['category_name', 'Bank\u200bing\u200b', 'A course category with this name already exists'],
      ['category_name', 'लोक \t सेवा', 'A course category with this name already exists'],
      ['course_categories_code', 'bank', 'A course category with this code already exists'],
      ['course_categories_code', 'BA\u00adNK', 'A course category with this code already exists'],
    ])('refuses the %s of another, written %j', async (field, value, message) => {
      const { api, staff } = await open();
      const answer = await api.call('createCategory', { ...form, [field]: value }, staff.access);
      expect(answer).toEqual({ status: 409, body: { msg: message, errors: { [field]: [message] } } });
    });
  },

  updateCategory: (open) => {
    test('tells of a name and a code that are both taken', async () => {
      const { api, staff } = await open();
      const taken = { ...edit, category_name: 'लोक सेवा', course_categories_code: 'psc' };
      expect(await api.call('updateCategory', taken, staff.access)).toEqual({
        status: 409,
        body: {
          msg: 'Please correct the marked fields',
          errors: {
            category_name: ['A course category with this name already exists'],
            course_categories_code: ['A course category with this code already exists'],
          },
        },
      });
    });
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('updateCategory', { ...edit, modified_by: 'somebody else' }, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        msg: 'Course category updated successfully',
        data: {
          iid: 1,
          category_name: 'Banks',
          created_by: 'sita',
          modified_by: 'sita',
          modified_remarks: 'a better name',
        },
      });
    });
    test('may keep its own name', async () => {
      const { api, staff } = await open();
      expect((await api.call('updateCategory', { ...edit, category_name: 'Banking' }, staff.access)).status).toBe(200);
    });
    refuses(open, 'updateCategory', edit, [...refusedFields, ...refusedEdits]);
    test('refuses the name of another, and changes nothing', async () => {
      const { api, staff } = await open();
      const answer = await api.call('updateCategory', { ...edit, category_name: 'लोक सेवा' }, staff.access);
      expect(answer).toMatchObject({ status: 409, body: { errors: { category_name: [expect.any(String)] } } });
      expect((await api.call('getCategoryById', { id: '1' }, staff.access)).body).toMatchObject({
        data: { course_categories_code: 'BANK' },
      });
    });
  },
} satisfies CaseSet;
