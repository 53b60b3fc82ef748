import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { expect, test } from 'vitest';
import { form } from './quiz';

const narrowing = {
  query_string: 'river',
  untagged: 'y' as const,
  no_explanation: 'y' as const,
  has_video: 'y' as const,
  courses: 1,
  quiz_level: 1,
};

/** A valid body of each call. */
export const quizFilterExamples = {
  findQuiz: { ...narrowing, offset: '0', limit: '10' },
  countQuiz: narrowing,
} satisfies Examples;

export const quizFilterCases = {
  findQuiz: (open) => {
    test.each([
      [{}, [3, 2, 1]],
      [{ query_string: '<p>Capital of <i>Nepal</i></p>' }, [1]],
      [{ untagged: 'y' }, [3]],
      [{ no_explanation: 'y' }, [2, 1]],
      [{ has_video: 'y' }, [3]],
      [{ courses: 1 }, [2]],
      [{ courses: 1, quiz_level: 1 }, [2]],
      [{ courses: 1, quiz_level: 2 }, []],
      [{ quiz_level: 1 }, [2]],
      [{ untagged: 'y', courses: 1 }, []],
      [{ query_string: 'rivers', untagged: 'y', has_video: 'y' }, [3]],
      [{ query_string: '', untagged: null, courses: null }, [3, 2, 1]],
    ] as const)('narrowed by %j finds %j', async (filter, ids) => {
      const { api, staff } = await open();
      await api.host.store.updateMany('quiz', {}, { answer_desc: '<p><br></p>' });
      await api.call('createQuiz', form, staff.access);
      const { body } = await api.call('findQuiz', { offset: '0', limit: '10', ...filter }, staff.access);
      expect(body).toMatchObject({ data: ids.map((iid) => ({ iid })), len: [{ len: ids.length }] });
      expect(Object(body).data).toHaveLength(ids.length);
    });
    test('answers one page, each question with its options', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('findQuiz', { offset: '1', limit: '1' }, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, quiz_options: [{ option_id: 1 }, { option_id: 2 }] }], len: [{ len: 2 }] });
    });
  },

  countQuiz: (open) => {
    test('counts what each flag would leave, beside the words and the other flags', async () => {
      const { api, staff } = await open();
      await api.call('createQuiz', form, staff.access);
      const counts = async (filter: Record<string, unknown>) =>
        Object((await api.call('countQuiz', filter, staff.access)).body).data;
      expect(await counts({})).toMatchObject({ all: 3, untagged: 1, has_video: 1 });
      expect(await counts({ query_string: 'capital of Nepal' })).toMatchObject({ all: 1, untagged: 0, has_video: 0 });
      expect(await counts({ untagged: 'y' })).toEqual({ all: 3, untagged: 1, no_explanation: 0, has_video: 1 });
      expect(await counts({ courses: 1 })).toMatchObject({ all: 3, untagged: 0, has_video: 0 });
    });
  },
} satisfies CaseSet;
