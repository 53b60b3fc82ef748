import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';

export const form = { level_name: 'Hard' };
export const edit = { ...form, level_id: 1, modified_remarks: 'more exact' };

const refusedFields: Refused<'createQuizLevel' | 'updateQuizLevel'>[] = [
  ['level_name', 'x', 'more than 2 characters'],
  ['level_name', 'x'.repeat(9), 'cannot exceed from 8 characters'],
];

/** A valid body of each call. */
export const quizLevelExamples = {
  createQuizLevel: form,
  updateQuizLevel: edit,
} satisfies Examples;

export const quizLevelCases = {
  getAllQuizLevel: (open) => {
    test('lists every level', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllQuizLevel', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, level_name: 'Easy', created_by: 'sita' }] });
    });
  },

  getQuizLevelAllSelect: (open) => {
    test('lists what there is to choose from', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getQuizLevelAllSelect', {}, staff.access);
      expect(body).toEqual({ data: [{ iid: 1, level_name: 'Easy' }] });
    });
  },

  createQuizLevel: (open) => {
    test('keeps what was sent', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createQuizLevel', { level_name: ' कठिन  १ ' }, staff.access);
      expect(body).toMatchObject({
        msg: 'Quiz level created successfully',
        data: { iid: 2, level_name: 'कठिन १', created_by: 'sita', modified_by: null },
      });
    });
    refuses(open, 'createQuizLevel', form, refusedFields);
    test('refuses a title that another has, whatever its case', async () => {
      const { api, staff } = await open();
      const msg = 'A quiz level with this title already exists';
      expect(await api.call('createQuizLevel', { level_name: 'eaSY\u200b' }, staff.access)).toEqual({
        status: 409,
        body: { msg, errors: { level_name: [msg] } },
      });
    });
  },

  updateQuizLevel: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateQuizLevel', { ...edit, level_name: 'EASY' }, staff.access);
      expect(body).toMatchObject({
        msg: 'Quiz level updated successfully',
        data: { iid: 1, level_name: 'EASY', modified_by: 'sita', modified_remarks: 'more exact' },
      });
    });
    refuses(open, 'updateQuizLevel', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
    missing(open, 'updateQuizLevel', { ...edit, level_id: 99 }, 'Quiz level');
  },
} satisfies CaseSet;
