import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import { audit } from './audit';

/** Adds two instructors, the first of whom teaches the world's subcourse. */
export async function fillInstructors(store: Store): Promise<void> {
  await store.insert('instructor', instructor);
  await store.insert('instructor', { ...instructor, first_name: 'Sushila', middle_name: null, last_name: 'Yadav' });
  await store.insert('instructor_tag', instructorTag);
}

const instructor: NewRow<'instructor'> = {
  first_name: 'Ramesh',
  middle_name: 'Man',
  last_name: 'Koirala',
  email: 'ramesh@coursedesk.test',
  mobile_no: null,
  gender: 'male',
  image: null,
  experience: 'Ten years of teaching',
  instructor_short_desc: 'He teaches arithmetic.',
  user: null,
  ...audit,
};

const instructorTag: NewRow<'instructor_tag'> = {
  instructor_iid: 1,
  subcourse_iid: 1,
  instructor_type: 'instructor',
  is_deleted_flag: 'n',
  ...audit,
};
