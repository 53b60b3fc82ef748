import { expect, test } from 'vitest';
import type { ModelsetQuestion } from '@/contract/modelsetQuiz';
import { blocksOf, paperOf } from './paper';
import type { Sheet } from './sheet';

const question = (quiz_id: number, number: number | null, level_name: string | null = null): ModelsetQuestion => ({
  quiz_id,
  question: `<p>${quiz_id}</p>`,
  correct_option: '<p>a</p>',
  answer_desc: null,
  options: [],
  marks_weightage: 1,
  modelset_order_priority: number,
  level_name,
});

const passage = (iid: number, ...questions: number[]) => ({
  iid,
  paragraph_title: `Passage ${iid}`,
  paragraph: '<p>Read.</p>',
  questions: questions.map((quiz) => question(quiz, null)),
});

const sheet = (given: Pick<Sheet, 'blocks' | 'paragraphs'> & Partial<Sheet>): Sheet => ({
  iid: 1,
  modelset_name: 'Rehearsal',
  modelset_type: 'normal',
  year: 2026,
  course_iid: 1,
  course_name: 'NRB Assistant',
  total_marks: 10,
  pass_marks: 4,
  has_negative: 'FALSE',
  negative_marking: null,
  has_passage: 'TRUE',
  exam_time_duration: '01:00:00',
  is_active: 'y',
  created_by: null,
  created_date: null,
  modified_by: null,
  modified_date: null,
  modified_remarks: null,
  ...given,
});

const told = (blocks: ReturnType<typeof blocksOf>) =>
  blocks.map(({ number, questions }) => [number, ...questions.map(({ quiz_id }) => quiz_id)]);

test('a question about a passage stands below it alone: with its own number, or the next after the largest', () => {
  const blocks = [1, 2, 3].map((number) => ({ number, levels: [question(number * 10, number)] }));
  const order = paperOf(sheet({ blocks, paragraphs: [passage(1, 20, 77), passage(2, 77, 78)] }));
  expect(told(blocksOf({ ...order, passages: [] }))).toEqual([
    [1, 10],
    [3, 30],
  ]);
  expect(order.passages.map((each) => told([...each.blocks]))).toEqual([
    [
      [2, 20],
      [4, 77],
    ],
    [[5, 78]],
  ]);
});

test('the levels of a number stay together, less the one that stands in a passage', () => {
  const levels = [question(1, 1, 'Easy'), question(2, 1, 'Hard'), question(3, 1, 'Expert')];
  const order = paperOf(sheet({ modelset_type: 'ku', blocks: [{ number: 1, levels }], paragraphs: [passage(1, 2)] }));
  expect(told(blocksOf(order))).toEqual([
    [1, 1, 3],
    [1, 2],
  ]);
  expect(order.blocks[0]?.questions.map(({ level }) => level)).toEqual(['Easy', 'Expert']);
});
