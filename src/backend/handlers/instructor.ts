import type { Handlers } from '@/backend/handler';
import type { instructorCalls } from '@/contract/instructor';
import { instructorName } from './names';

/** Instructors. */
export const instructorHandlers: Handlers<typeof instructorCalls> = {
  fetchInstructorSelect: async (_, { store }) => ({
    data: (await store.list('instructor', { columns: ['iid', 'first_name', 'middle_name', 'last_name'] })).map((row) => ({
      iid: row.iid,
      instructor_name: instructorName(row),
    })),
  }),
};
