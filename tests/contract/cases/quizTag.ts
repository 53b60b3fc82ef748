import type { CaseSet, World } from '@tests/contract/caseSet';
import { modelset, quizTag } from '@tests/contract/exams';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { edit, form, refusedFields } from './quizTagForms';

const twice = 'Quiz already added in this modelset';
const nepali = 'नेपालको राजधानी कुन हो?';

const names = {
  question: '<p>Which is the capital of <b>Nepal</b>?</p>',
  courses_id: 1,
  course_name: 'NRB Assistant',
  subcourse_name: 'Quantitative aptitude',
  topic_title: 'Percentage',
  lesson_title: 'Ratio',
  modelset_id: 1,
  modelset_name: 'First rehearsal',
  year: 2026,
  level_name: 'Easy',
};

const place = (quiz: number, modelset_order_priority: number) => ({ quiz, modelset_order_priority });

const addSet = ({ api }: World, type: 'ku' | 'normal') =>
  api.host.store.insert('modelset', { ...modelset, modelset_name: 'Another', modelset_type: type });

export const quizTagCases = {
  quizTag: (open) => {
    test('tags the question, which is inactive, and answers all that it ties together', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('quizTag', form, staff.access);
      expect(body).toMatchObject({
        msg: 'Quiz tagged successfully',
        data: {
          ...names,
          tag_id: 2,
          quiz_id: 1,
          modelset_order_priority: 2,
          marks_weightage: 1.5,
          lesson_quiz_active: 0,
          created_by: 'sita',
        },
      });
    });

    test('needs no model set; number and marks are then kept nowhere', async () => {
      const { api, staff } = await open();
      const sent = { ...form, modelset: null, quiz_level: undefined, modelset_order_priority: 'x' };
      const { body } = await api.call('quizTag', sent, staff.access);
      const none = { modelset_id: null, modelset_name: null, year: null, quiz_level_id: null };
      expect(body).toMatchObject({ data: { ...none, modelset_order_priority: null, marks_weightage: null } });
      expect(await answerUnwritten(await open(), 'quizTag', { ...form, modelset: 'any', marks_weightage: '' })).toEqual(
        marked({ modelset: ['This field is required'] }),
      );
    });

    test('a lesson has a question once without a model set', async () => {
      const world = await open();
      const alone = { ...form, modelset: null };
      expect((await world.api.call('quizTag', alone, world.staff.access)).status).toBe(200);
      expect(await answerUnwritten(world, 'quizTag', alone)).toEqual(
        marked({ lesson: ['This lesson has the question already, without a model set'] }),
      );
      expect((await world.api.call('quizTag', { ...alone, lesson: 1 }, world.staff.access)).status).toBe(200);
      expect((await world.api.call('quizTag', form, world.staff.access)).status).toBe(200);
    });

    test('a model set has each question and each number once, whatever the lesson: both faults are reported at once', async () => {
      const world = await open();
      await world.api.call('quizTag', form, world.staff.access);
      const again = { ...form, lesson: 1, modelset_order_priority: 1 };
      expect(await answerUnwritten(world, 'quizTag', again)).toEqual(
        marked({ modelset: [twice], modelset_order_priority: [`Number 1 is “${nepali}” already`] }),
      );
    });

    test('in a set of type ku a number is one question’s of each level', async () => {
      const world = await open();
      const { iid } = await addSet(world, 'ku');
      const sent = { ...form, modelset: iid, modelset_order_priority: 7 };
      const { store } = world.api.host;
      await store.insert('quiz_tag', { ...quizTag, modelset_iid: iid, modelset_order_priority: 7, quiz_level_iid: 1 });
      expect(await answerUnwritten(world, 'quizTag', sent)).toEqual(
        marked({ modelset_order_priority: [`Number 7 of this level is “${nepali}” already`] }),
      );
      expect((await world.api.call('quizTag', { ...sent, quiz_level: null }, world.staff.access)).status).toBe(200);
    });

    test.each([
      ['assign one number', [place(1, 1), place(2, 1)]],
      ['add one question', [place(1, 1), place(1, 2)]],
    ] as const)('of two users who %s at the same time, one is refused', async (_, sent) => {
      const world = await open();
      const { iid } = await addSet(world, 'normal');
      const answers = await Promise.all(
        sent.map((tag) => world.api.call('quizTag', { ...form, ...tag, modelset: iid }, world.staff.access)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const kept = await world.api.host.store.list('quiz_tag', { where: { modelset_iid: iid } });
      expect(kept).toHaveLength(1);
    });

    test('refuses records that don’t fit together, at each field, whatever else is wrong', async () => {
      const world = await open();
      await addOthers(world.api);
      expect(await answerUnwritten(world, 'quizTag', { ...form, courses: 2, quiz_level: 9, modelset_order_priority: 1 })).toEqual(
        marked({
          subcourse: ['Must belong to the chosen course'],
          modelset: ['Must be of the chosen course and year'],
          quiz_level: ['Must be a record that exists'],
          modelset_order_priority: [`Number 1 is “${nepali}” already`],
        }),
      );
      const { store } = world.api.host;
      const [topic] = await store.list('main_topic');
      if (topic) await store.insert('main_topic', { ...topic, topic_title: 'Ratio', slug: 'ratio-topic' });
      expect(await answerUnwritten(world, 'quizTag', { ...form, subcourse_main_topic: 2 })).toEqual(
        marked({ lesson: ['Must belong to the chosen main topic'] }),
      );
    });
    refuses(open, 'quizTag', form, refusedFields);
    missing(open, 'quizTag', { ...form, quiz: 99 }, 'Quiz');
  },

  updateQuizTag: (open) => {
    test('ties other records together, stamps the change, and leaves it as active as it was', async () => {
      const { api, staff } = await open();
      await api.call('activateLessonQuiz', { tag_id: 1 }, staff.access);
      const { body } = await api.call('updateQuizTag', { ...edit, lesson: 1, quiz_level: null }, staff.access);
      expect(body).toMatchObject({
        msg: 'Quiz tag updated successfully',
        data: {
          tag_id: 1,
          lesson_title: 'Profit and loss',
          level_name: null,
          modelset_order_priority: 2,
          lesson_quiz_active: 1,
          modified_by: 'sita',
          modified_remarks: 'as in the exam',
        },
      });
    });

    test('is no duplicate of itself or of another', async () => {
      const world = await open();
      const { status } = await world.api.call('updateQuizTag', { ...edit, modelset_order_priority: 1 }, world.staff.access);
      expect(status).toBe(200);
      await world.api.call('quizTag', form, world.staff.access);
      expect(await answerUnwritten(world, 'updateQuizTag', { ...edit, modelset_order_priority: 2 })).toEqual(
        marked({ modelset_order_priority: ['Number 2 is “Which is the capital of Nepal?” already'] }),
      );
      expect(await answerUnwritten(world, 'updateQuizTag', { ...edit, quiz: 1, modelset_order_priority: 9 })).toEqual(
        marked({ modelset: [twice] }),
      );
    });
    refuses(open, 'updateQuizTag', edit, [...refusedFields, ...refusedRemarks(4, 70)]);
    missing(open, 'updateQuizTag', { ...edit, tag_id: 99 }, 'Quiz tag');
  },

  getQuizTag: (open) => {
    test('finds one by its id, with its names', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getQuizTag', { tag_id: '1' }, staff.access);
      expect(body).toMatchObject({ data: { ...names, question: `<p>${nepali}</p>`, tag_id: 1, marks_weightage: 2.5 } });
    });
    missing(open, 'getQuizTag', { tag_id: '99' }, 'Quiz tag');
  },

  deleteQuizTag: (open) => {
    test('deletes it, and leaves the question', async () => {
      const { api, staff } = await open();
      expect((await api.call('deleteQuizTag', { tag_id: 1 }, staff.access)).body).toEqual({
        msg: 'Quiz tag deleted successfully',
      });
      expect(await api.host.store.count('quiz_tag')).toBe(0);
      expect(await api.host.store.count('quiz')).toBe(2);
    });
  },
} satisfies CaseSet;
