import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import { quizTag } from '@tests/contract/exams';
import { refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { lessonQuiz } from './quizTagForms';

/** Tags the first question twice: in the other lesson (2), and before the world's tag in the model set (3). */
async function addTags({ host: { store } }: Api): Promise<void> {
  const none = { modelset_iid: null, quiz_level_iid: null, modelset_order_priority: null, marks_weightage: null };
  await store.insert('quiz_tag', { ...quizTag, ...none, quiz_iid: 1, lesson_iid: 1, lesson_quiz_active: 'y' });
  await store.update('quiz_tag', 1, { modelset_order_priority: 20 });
  await store.insert('quiz_tag', { ...quizTag, quiz_iid: 1, modelset_order_priority: 3 });
}

const ids = (body: unknown): unknown[] => Object(body).data.map(({ tag_id }: { tag_id: number }) => tag_id);

export const quizTagReportCases = {
  getQuizTagReport: (open) => {
    test.each([
      [{}, [1, 2, 3]],
      [{ subcourse: 1, subcourse_main_topic: 1, lesson: '', modelset: null }, [1, 2, 3]],
      [{ subcourse: 2 }, []],
      [{ lesson: 1 }, [2]],
      [{ lesson: 2, modelset: 1 }, [1, 3]],
      [{ year: 2026 }, [1, 3]],
      [{ year: '2025' }, []],
      [{ courses: 2 }, []],
    ])('for %j lists the tags %j', async (search, expected) => {
      const { api, staff } = await open();
      await addTags(api);
      expect(ids((await api.call('getQuizTagReport', { courses: 1, ...search }, staff.access)).body)).toEqual(expected);
    });
    refuses(open, 'getQuizTagReport', { courses: 1 }, [
      ['courses', undefined, 'This field is required'],
      ['lesson', 'x', 'This field is required'],
    ]);
  },

  filterLessonQuiz: (open) => {
    test('lists the questions that are in the lesson’s quiz, or that aren’t', async () => {
      const { api, staff } = await open();
      await addTags(api);
      const { body } = await api.call(
        'filterLessonQuiz',
        { ...lessonQuiz, lesson: 1, lesson_quiz_active: 'ACTIVE' },
        staff.access,
      );
      expect(body).toEqual({
        data: [
          {
            tag_id: 2,
            question: '<p>Which is the capital of <b>Nepal</b>?</p>',
            correct_option: '<p>Kathmandu</p>',
            lesson_quiz_active: 1,
          },
        ],
      });
      expect(ids((await api.call('filterLessonQuiz', lessonQuiz, staff.access)).body)).toEqual([1, 3]);
      expect(ids((await api.call('filterLessonQuiz', { ...lessonQuiz, lesson: 1 }, staff.access)).body)).toEqual([]);
    });
    refuses(open, 'filterLessonQuiz', lessonQuiz, [
      ['lesson', undefined, 'This field is required'],
      ['lesson_quiz_active', 'y', 'This field is required'],
      ['lesson_quiz_active', 2, 'This field is required'],
    ]);
  },

  activateLessonQuiz: (open) => {
    test('puts it into the quiz of its lesson, and where it is there it stays', async () => {
      const { api, staff } = await open();
      const activate = () => api.call('activateLessonQuiz', { tag_id: 1 }, staff.access);
      const data = { tag_id: 1, lesson_quiz_active: 1, modified_by: 'sita' };
      expect((await activate()).body).toMatchObject({ msg: 'Lesson quiz activated successfully', data });
      expect((await activate()).body).toMatchObject({ data });
    });
  },

  deactivateLessonQuiz: (open) => {
    test('takes it out of the quiz of its lesson', async () => {
      const { api, staff } = await open();
      await api.call('activateLessonQuiz', { tag_id: 1 }, staff.access);
      const { body } = await api.call('deactivateLessonQuiz', { tag_id: 1 }, staff.access);
      expect(body).toMatchObject({ msg: 'Lesson quiz deactivated successfully', data: { lesson_quiz_active: 0 } });
    });
  },

  getModelsetReport: (open) => {
    test('lists the questions by their numbers', async () => {
      const { api, staff } = await open();
      await addTags(api);
      const { body } = await api.call('getModelsetReport', { courses: 1, modelset: 1 }, staff.access);
      expect(body).toMatchObject({
        data: [
          { tag_id: 3, modelset_order_priority: 3, marks_weightage: 2.5, level_name: 'Easy' },
          { tag_id: 1, modelset_order_priority: 20 },
        ],
      });
      const search = { courses: 1, modelset: 1 };
      expect(ids((await api.call('getModelsetReport', search, staff.access)).body)).toEqual([3, 1]);
      for (const other of [{ courses: 2 }, { modelset: 2 }]) {
        expect(ids((await api.call('getModelsetReport', { ...search, ...other }, staff.access)).body)).toEqual([]);
      }
    });
    refuses(open, 'getModelsetReport', { courses: 1, modelset: 1 }, [['modelset', null, 'This field is required']]);
  },
} satisfies CaseSet;
