import { instructorCalls } from '@/contract/instructor';
import { type Adapter, verb } from '../adapter';

/** Instructors; a change sends the account along. */
export const instructorAdapter: Adapter = {
  area: 'instructor',
  list: instructorCalls.getAllInstructor,
  one: instructorCalls.getInstructorById,
  create: instructorCalls.createInstructor,
  update: verb(instructorCalls.editInstructor, 'instructor_id', ['user']),
};
