import type { CaseSet } from '@tests/contract/caseSet';
import { expect, test } from 'vitest';

export const instructorCases = {
  fetchInstructorSelect: (open) => {
    test('gives ids and whole names and nothing else', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('fetchInstructorSelect', {}, staff.access);
      expect(body).toEqual({ data: [{ iid: 1, instructor_name: 'Ramesh Man Koirala' }] });
    });
  },
} satisfies CaseSet;
