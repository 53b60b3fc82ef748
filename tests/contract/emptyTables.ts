import type { KeptTables } from '@/providers/demo/storage';

const empty = { lastId: 0, rows: [] };

/** A demo without a record. */
export const emptyTables: KeptTables = {
  user: empty,
  session: empty,
  password_reset: empty,
  outbox_mail: empty,
  menu: empty,
  course_category: empty,
  course: empty,
  subcourse: empty,
  main_topic: empty,
  lesson: empty,
  lesson_resource: empty,
  instructor: empty,
  sub_topic: empty,
  faq: empty,
  overview: empty,
  course_price: empty,
};
