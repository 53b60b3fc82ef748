import { z } from 'zod/mini';
import { type Adapter, finding, ofCourse, verb } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { courseFilter, courseName, courseText, courseTextForm } from './courseText';
import { htmlText, id, remarks, text } from './fields';
import { data, written } from './replies';

/** A question that learners of a course often ask, as stored. Source: admin areas, section 3. */
export const faq = z.object({
  iid: id,
  faq_title: z.string(),
  /** HTML. */
  faq_desc: z.string(),
  ...courseText,
});

const faqWithCourse = z.extend(faq, courseName);

export const faqForm = z.object({
  faq_title: text(1, 255, ['required', 'should_not_have_more_than']),
  faq_desc: htmlText(1),
  ...courseTextForm,
});

export const faqEditForm = z.extend(faqForm, { modified_remarks: remarks(5, 100) });

/** Frequently asked questions. Source: admin areas, sections 2.7, 5 and 7. */
export const faqCalls = defineCalls('content', {
  getAllFAQ: get('/faq/getAllFAQ', { summary: 'The questions of every course', reply: data(z.array(faqWithCourse)) }),
  getFAQByCourse: search('/faq/getFAQByCourse', {
    summary: 'The questions of a course, in their order',
    body: courseFilter,
    reply: data(z.array(faqWithCourse)),
  }),
  fetchFAQById: get('/faq/fetchFAQById/{id}', { summary: 'One question by its id', reply: data(faqWithCourse) }),
  createFAQ: post('/faq/createFAQ', {
    summary: 'Add a question to a course',
    body: faqForm,
    stamp: 'created_by',
    reply: written(faqWithCourse),
  }),
  editFAQ: patch('/faq/editFAQ', {
    summary: 'Change a question',
    body: z.extend(faqEditForm, { faq_id: id }),
    reply: written(faqWithCourse),
  }),
});

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
