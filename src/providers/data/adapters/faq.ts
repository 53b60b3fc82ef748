import { faqCalls } from '@/contract/faq';
import { type Adapter, finding, ofCourse, verb } from '../adapter';

/** Frequently asked questions. */
export const faqAdapter: Adapter = {
  area: 'faq',
  list: faqCalls.getFAQByCourse,
  find: finding(faqCalls.getAllFAQ),
  one: faqCalls.fetchFAQById,
  create: faqCalls.createFAQ,
  update: verb(faqCalls.editFAQ, 'faq_id'),
  toRecord: ofCourse,
};
