import type { Store } from '@/backend/store/port';
import { audit } from './audit';

/**
 * Adds a recorded class, and three students of the first course: one whose package never ends, one whose package has ended, and one who
 * left the batch.
 */
export async function fillStudents(store: Store): Promise<void> {
  await store.insertMany('student', [
    { full_name: 'Maya Gurung', email: 'maya@example.com', mobile_no: '9841000001' },
    { full_name: 'हरि थापा', email: null, mobile_no: '+977-9841000002' },
    { full_name: 'Ram Lama', email: 'ram@example.com', mobile_no: null },
  ]);
  await store.insertMany('enrolment', [
    { student_iid: 1, course_price_iid: 1, enrolled_date: '2026-04-14', enroll_end_date: null },
    { student_iid: 2, course_price_iid: 1, enrolled_date: '2024-04-13', enroll_end_date: '2024-07-15' },
    { student_iid: 3, course_price_iid: 1, enrolled_date: '2026-05-01', enroll_end_date: '2099-12-31' },
  ]);
  await store.insert('recording', {
    group_iid: 1,
    topics: 'Ratio and proportion',
    class_date: '2026-04-20',
    class_date_nep: '2083-01-07',
    video_url: 'https://www.youtube.com/watch?v=Y5Jf3HsvFKI',
    ...audit,
  });
  await store.insert('batch_tag', { student_iid: 3, batch_iid: 1, is_deleted: 'y', ...audit });
}
