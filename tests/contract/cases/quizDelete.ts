import { audit } from '@tests/contract/audit';
import type { CaseSet } from '@tests/contract/caseSet';
import { passage } from '@tests/contract/exams';
import { answerUnwritten, missing } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { form as tagForm } from './quizTagForms';

export const quizDeleteCases = {
  deleteQuiz: (open) => {
    test('deletes the question with its options, and no other', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.removeMany('quiz_tag', {});
      expect(await api.call('deleteQuiz', { id: '2' }, staff.access)).toEqual({
        status: 200,
        body: { msg: 'Quiz deleted successfully' },
      });
      expect(await store.list('quiz', { columns: ['iid'] })).toEqual([{ iid: 1 }]);
      expect(await store.list('quiz_option', { columns: ['quiz_iid'] })).toEqual([{ quiz_iid: 1 }, { quiz_iid: 1 }]);
    });
    test('refuses while it stands in passages: the first of them are named', async () => {
      const world = await open();
      for (const number of [2, 3, 4, 5, 6]) {
        const { store } = world.api.host;
        const { iid } = await store.insert('passage', { ...passage, paragraph_title: `Text ${number}` });
        await store.insert('passage_quiz_tag', { passage_iid: iid, quiz_iid: 1, marks_weightage: 1, ...audit });
      }
      const names = '“Text 2”, “Text 3”, “Text 4”, “Text 5”, “Text 6”, …';
      const msg = `Number of passages that it stands in: 6. A question that stands in one can’t be deleted: ${names}`;
      expect(await answerUnwritten(world, 'deleteQuiz', { id: '1' })).toEqual({ status: 409, body: { msg } });
    });
    test('refuses one that is tagged, and names its lessons and model sets', async () => {
      const world = await open();
      await world.api.call('quizTag', { ...tagForm, quiz: 2, lesson: 1, modelset: null }, world.staff.access);
      const places = '“Ratio · First rehearsal”, “Profit and loss”';
      const msg = `Number of its tags: 2. Delete these tags first, in “Quiz Tag Report”: ${places}`;
      expect(await answerUnwritten(world, 'deleteQuiz', { id: '2' })).toEqual({ status: 409, body: { msg } });
      const { store } = world.api.host;
      await store.insert('passage_quiz_tag', { passage_iid: 1, quiz_iid: 2, marks_weightage: 1, ...audit });
      const both = `Number of its tags: 2, in “Quiz Tag Report”: ${places}. It stands in passages too, and can’t be deleted while it does: “The two rivers”`;
      expect(await answerUnwritten(world, 'deleteQuiz', { id: '2' })).toEqual({ status: 409, body: { msg: both } });
      await store.removeMany('passage_quiz_tag', { where: { quiz_iid: 2 } });
      await store.removeMany('quiz_tag', {});
      expect((await world.api.call('deleteQuiz', { id: '2' }, world.staff.access)).status).toBe(200);
    });
    missing(open, 'deleteQuiz', { id: '99' }, 'Quiz');
  },
} satisfies CaseSet;
