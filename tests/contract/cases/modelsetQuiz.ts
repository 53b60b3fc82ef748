import type { Api } from '@tests/contract/api';
import { audit } from '@tests/contract/audit';
import type { CaseSet } from '@tests/contract/caseSet';
import { passageTag, quizTag } from '@tests/contract/exams';
import { expect, test } from 'vitest';

/** Makes the world's tag the hard one at number 20; adds an easy one at number 20 (tag 2), and one at number 3 (tag 3). */
async function addQuestions({ host: { store } }: Api): Promise<void> {
  const { iid: hard } = await store.insert('quiz_level', { level_name: 'Hard', ...audit });
  await store.update('quiz_tag', 1, { modelset_order_priority: 20, quiz_level_iid: hard });
  await store.insert('quiz_tag', { ...quizTag, quiz_iid: 1, modelset_order_priority: 20 });
  await store.insert('quiz_tag', { ...quizTag, quiz_iid: 1, modelset_order_priority: 3, quiz_level_iid: null });
}

const options = [
  { options: '<p>Kathmandu</p>', correct: true },
  { options: '<p>Pokhara</p>', correct: false },
];
const easy = { tag_id: 2, quiz_id: 1, modelset_order_priority: 20, level_name: 'Easy', options };
const hard = { tag_id: 1, quiz_id: 2, modelset_order_priority: 20, level_name: 'Hard', marks_weightage: 2.5 };
const third = { tag_id: 3, modelset_order_priority: 3, level_name: null };

const set = { iid: 1, modelset_name: 'First rehearsal', course_name: 'NRB Assistant', total_marks: 100 };

export const modelsetQuizCases = {
  getModelsetQuizDetails: (open) => {
    test('gives the model set with its questions by number and level, each with its options', async () => {
      const { api, staff } = await open();
      await addQuestions(api);
      const { body } = await api.call('getModelsetQuizDetails', { slug: '1' }, staff.access);
      expect(body).toMatchObject({ data: { ...set, questions: [third, easy, hard] } });
    });
    test('returns its passages, each with its questions, without those whose tag was deleted', async () => {
      const { api, staff } = await open();
      await api.host.store.insert('passage_modelset_tag', { ...passageTag, passage_iid: 2, is_deleted_flag: 'y' });
      const { body } = await api.call('getModelsetQuizDetails', { slug: '1' }, staff.access);
      expect(body).toMatchObject({
        data: {
          paragraphs: [
            {
              iid: 1,
              paragraph_title: 'The two rivers',
              questions: [{ quiz_id: 1, marks_weightage: 2.5, answer_desc: null, options }],
            },
          ],
        },
      });
    });
    test('gives a model set without either', async () => {
      const { api, staff } = await open();
      await api.host.store.remove('quiz_tag', 1);
      await api.host.store.remove('passage_modelset_tag', 1);
      const { body } = await api.call('getModelsetQuizDetails', { slug: '1' }, staff.access);
      expect(body).toMatchObject({ data: { ...set, questions: [], paragraphs: [] } });
    });
  },

  getModelsetKuQuizDetails: (open) => {
    test('gives the questions of a number together', async () => {
      const { api, staff } = await open();
      await addQuestions(api);
      const { body } = await api.call('getModelsetKuQuizDetails', { slug: '1' }, staff.access);
      const questions = [
        { qsn_no: 3, levels: [third] },
        { qsn_no: 20, levels: [easy, hard] },
      ];
      expect(body).toMatchObject({ data: { ...set, questions, paragraphs: [{ iid: 1 }] } });
    });
  },
} satisfies CaseSet;
