import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { course } from '@tests/contract/world';
import { expect, test } from 'vitest';

export const form = {
  courses: 1,
  paragraph_title: 'Terraces <and> rain',
  paragraph: '<h3>Terraces</h3>\n<p style="text-align:right">They keep the <i>soil</i> in its place.</p>',
};
export const edit = { ...form, passage_id: 1, modified_remarks: 'a longer one' };
/** Adds a second question to the world's passage. */
export const tagging = { quiz: 2, paragraph: 1, marks_weightage: 1.25 };

const { courses: course_iid, ...kept } = form;
const first = { iid: 1, paragraph_title: 'The two rivers', course_name: 'NRB Assistant' };
const question = { question: '<p>Which is the capital of <b>Nepal</b>?</p>', correct_option: '<p>Kathmandu</p>' };

const refusedFields: Refused<'createPassage' | 'updatePassage'>[] = [
  ['courses', undefined, 'This field is required'],
  ['paragraph_title', ' \u200b ', 'This field is required'],
  ['paragraph_title', 'abc', 'must have more than 4 characters'],
  ['paragraph_title', 'x'.repeat(101), 'shouldnot have more than 100 characters'],
  ['paragraph', '<p><br></p>', 'This field is required'],
  ['paragraph', `<p title="${'x'.repeat(40)}">Nineteen characters</p>`, 'must have more than 20 characters'],
];

const taken = 'This course has a passage with this title already';
const refusedTitle = { status: 409, body: { msg: taken, errors: { paragraph_title: [taken] } } };

/** A valid body of each call. */
export const passageExamples = {
  filterPassage: { courses: 1 },
  createPassage: form,
  updatePassage: edit,
  tagQuizToPassage: tagging,
} satisfies Examples;

export const passageCases = {
  filterPassage: (open) => {
    test('lists the passages of the course, with its name', async () => {
      const { api, staff } = await open();
      const found = async (courses: number) => (await api.call('filterPassage', { courses }, staff.access)).body;
      expect(await found(1)).toMatchObject({ data: [first, { iid: 2, paragraph_title: 'काठमाडौँ उपत्यका' }] });
      expect(await found(99)).toEqual({ data: [] });
    });
    refuses(open, 'filterPassage', { courses: 1 }, [['courses', undefined, 'This field is required']]);
  },

  getPassageById: (open) => {
    test('finds one by its id, with its questions and what they count', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getPassageById', { id: '1' }, staff.access);
      expect(body).toMatchObject({
        data: { ...first, quizzes: [{ tag_id: 1, quiz_iid: 1, ...question, marks_weightage: 2.5 }] },
      });
      expect((await api.call('getPassageById', { id: '2' }, staff.access)).body).toMatchObject({ data: { iid: 2, quizzes: [] } });
    });
    missing(open, 'getPassageById', { id: '99' }, 'Passage');
  },

  createPassage: (open) => {
    test('keeps the text as it was sent', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createPassage', form, staff.access);
      const data = { ...kept, iid: 3, course_iid, course_name: 'NRB Assistant', created_by: 'sita', modified_by: null };
      expect(body).toMatchObject({ msg: 'Passage created successfully', data });
    });
    test('refuses a title that the course has already; another course may have it', async () => {
      const world = await open();
      await world.api.host.store.insert('course', { ...course, course_name: 'Kharidar', course_code: 'KHA', course_slug: 'kha' });
      const sent = { ...form, paragraph_title: 'THE  two rivers' };
      expect(await answerUnwritten(world, 'createPassage', sent)).toEqual(refusedTitle);
      expect((await world.api.call('createPassage', { ...sent, courses: 2 }, world.staff.access)).status).toBe(200);
    });
    refuses(open, 'createPassage', form, refusedFields);
  },

  updatePassage: (open) => {
    test('changes the record and stamps the change; its questions stay', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updatePassage', edit, staff.access);
      const data = { ...kept, iid: 1, modified_by: 'sita', modified_remarks: 'a longer one' };
      expect(body).toMatchObject({ msg: 'Passage updated successfully', data });
      const read = await api.call('getPassageById', { id: '1' }, staff.access);
      expect(read.body).toMatchObject({ data: { quizzes: [{ quiz_iid: 1 }] } });
    });
    test('refuses the title of another, and takes its own', async () => {
      const world = await open();
      const sent = { ...edit, paragraph_title: 'काठमाडौँ उपत्यका' };
      expect(await answerUnwritten(world, 'updatePassage', sent)).toEqual(refusedTitle);
      const own = { ...edit, paragraph_title: 'The Two Rivers' };
      expect((await world.api.call('updatePassage', own, world.staff.access)).status).toBe(200);
    });
    refuses(open, 'updatePassage', edit, [...refusedFields, ...refusedRemarks(4, 100)]);
  },

  tagQuizToPassage: (open) => {
    test('the passage has the question, last of all; other passages may have it too', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('tagQuizToPassage', tagging, staff.access);
      expect(body).toEqual({
        msg: 'Quiz tagged to the passage successfully',
        data: {
          tag_id: 2,
          quiz_iid: 2,
          question: '<p>नेपालको राजधानी कुन हो?</p>',
          correct_option: '<p>Kathmandu</p>',
          marks_weightage: 1.25,
        },
      });
      const read = await api.call('getPassageById', { id: '1' }, staff.access);
      expect(read.body).toMatchObject({ data: { quizzes: [{ quiz_iid: 1 }, { quiz_iid: 2 }] } });
      expect((await api.call('tagQuizToPassage', { ...tagging, paragraph: 2 }, staff.access)).status).toBe(200);
      const [row] = await api.host.store.list('passage_quiz_tag', { where: { iid: 2 } });
      expect(row).toMatchObject({ created_by: 'sita', modified_by: null });
    });
    test('refuses a question that the passage has already', async () => {
      const msg = 'This question stands in this passage already';
      expect(await answerUnwritten(await open(), 'tagQuizToPassage', { ...tagging, quiz: 1 })).toEqual({
        status: 409,
        body: { msg, errors: { non_field_errors: [msg] } },
      });
    });
    refuses(open, 'tagQuizToPassage', tagging, [
      ['marks_weightage', null, 'This field is required'],
      ['marks_weightage', 'two', 'Must be a number'],
      ['marks_weightage', 0, 'Must be between 0.01-9999'],
      ['marks_weightage', 0.125, 'Can have max 2 decimal places'],
    ]);
    missing(open, 'tagQuizToPassage', { ...tagging, paragraph: 99 }, 'Passage');
    missing(open, 'tagQuizToPassage', { ...tagging, quiz: 99 }, 'Quiz');
  },
} satisfies CaseSet;
