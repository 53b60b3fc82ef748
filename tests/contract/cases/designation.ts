import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';

export const form = { designation: 'Proof Reader', designation_code: 'PR', department: 2 };
export const edit = { ...form, designation_id: 1, modified_remarks: 'more exact' };

const refusedFields: Refused<'addDesignation' | 'editDesignation'>[] = [
  ['designation', undefined, 'This field is required'],
  ['designation', 'x'.repeat(31), 'cannot exceed from 30 characters'],
  ['designation_code', 'x', 'more than 2 characters'],
  ['designation_code', 'x'.repeat(8), 'cannot exceeds from 7 characters'],
  ['department', undefined, 'This field is required'],
];

/** A valid body of each call. */
export const designationExamples = {
  addDesignation: form,
  editDesignation: edit,
} satisfies Examples;

export const designationCases = {
  getDesignationAll: (open) => {
    test('lists every designation by name, each with that of its department', async () => {
      const { api, staff } = await open();
      await api.call('addDesignation', form, staff.access);
      expect((await api.call('getDesignationAll', {}, staff.access)).body).toMatchObject({
        data: [
          { id: 2, designation: 'Proof Reader', department: 2, department_name: 'Question Bank' },
          { id: 1, designation: 'Setter' },
        ],
      });
    });
  },

  getDesignationById: (open) => {
    test('answers one designation', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getDesignationById', { id: '1' }, staff.access);
      expect(body).toMatchObject({ data: { id: 1, designation_code: 'SET', department: 2, created_by: 'sita' } });
    });
    missing(open, 'getDesignationById', { id: '99' }, 'Designation');
  },

  addDesignation: (open) => {
    test('keeps what was sent, of 2 characters as well', async () => {
      const { api, staff } = await open();
      expect((await api.call('addDesignation', { ...form, designation: 'MD' }, staff.access)).body).toMatchObject({
        msg: 'Designation created successfully',
        data: { id: 2, designation: 'MD', department: 2, department_name: 'Question Bank', created_by: 'sita' },
      });
    });
    refuses(open, 'addDesignation', form, [...refusedFields, ['designation', 'x', 'more than 2 characters']]);
    test('refuses a name that its department has, and a code that any has', async () => {
      const { api, staff } = await open();
      const answer = (changes: object) => api.call('addDesignation', { ...form, ...changes }, staff.access);
      const taken = 'This department has this designation already';
      expect(await answer({ designation: 'SETTER' })).toEqual({
        status: 409,
        body: { msg: taken, errors: { designation: [taken] } },
      });
      const codeTaken = 'A designation with this code already exists';
      expect(await answer({ department: 1, designation_code: 'set' })).toEqual({
        status: 409,
        body: { msg: codeTaken, errors: { designation_code: [codeTaken] } },
      });
      expect((await answer({ department: 1, designation: 'Setter' })).status).toBe(200);
    });
  },

  editDesignation: (open) => {
    test('changes the record, and stamps the change', async () => {
      const { api, staff } = await open();
      await api.call('addDesignation', { ...form, designation: 'Reader', designation_code: 'RD' }, staff.access);
      const moved = { ...edit, designation_id: 2, department: 1 };
      expect((await api.call('editDesignation', moved, staff.access)).body).toMatchObject({
        msg: 'Designation updated successfully',
        data: { id: 2, designation: 'Proof Reader', department: 1, modified_by: 'sita', modified_remarks: 'more exact' },
      });
    });
    refuses(open, 'editDesignation', edit, [
      ...refusedFields,
      ['designation', 'abc', 'more than 4 characters'],
      ...refusedRemarks(5, 50),
    ]);
    test('refuses to move one that employees hold, naming them, and changes nothing else either', async () => {
      const { api, staff } = await open();
      const held = 'Number of employees who hold it: 1. It stays in their department: “Sarita Poudel”';
      const answer = await api.call('editDesignation', { ...edit, department: 1 }, staff.access);
      expect(answer).toMatchObject({ status: 400, body: { errors: { department: [held] } } });
      const { body } = await api.call('getDesignationById', { id: '1' }, staff.access);
      expect(body).toMatchObject({ data: { designation: 'Setter', department: 2 } });
      expect((await api.call('editDesignation', edit, staff.access)).status).toBe(200);
    });
    test('leaves a short name that stands as it is', async () => {
      const { api, staff } = await open();
      await api.call('addDesignation', { ...form, designation: 'MD' }, staff.access);
      const same = { ...edit, designation_id: 2, designation: 'MD' };
      expect((await api.call('editDesignation', same, staff.access)).status).toBe(200);
    });
  },
} satisfies CaseSet;
