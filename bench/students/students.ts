import { size } from '../size';

/** Students who have enrolled for a package of a course. */
export const students = Array.from({ length: size }, (_, index) => ({
  iid: index + 1,
  full_name: `Student ${index + 1}`,
  course_name: 'Entrance',
  package_name: 'Full package',
  enrolled_date: '2026-04-14',
  enroll_end_date: '2027-04-13',
  mobile_no: `98${String(index + 1).padStart(8, '0')}`,
  email: `student${index + 1}@coursedesk.test`,
  batch_iid: null,
  batch_name: null,
}));
