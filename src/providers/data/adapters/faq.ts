import { faqCalls } from '@/contract/faq';
import { type Adapter, verb } from '../adapter';

/** Frequently asked questions. */
export const faqAdapter: Adapter = {
  list: faqCalls.getFAQByCourse,
  one: faqCalls.fetchFAQById,
  create: faqCalls.createFAQ,
  update: verb(faqCalls.editFAQ, 'faq_id'),
  toRecord: (row) => ({ ...row, courses: row.course_iid }),
};
