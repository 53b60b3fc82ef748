import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ModelsetQuestion } from '@/contract/modelsetQuiz';
import { blocksOf, type PaperPart, paperOf } from './paper';
import { questionsOf, type Sheet } from './sheet';

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

const told = (order: readonly PaperPart[]) =>
  order.map(({ passage: about, blocks }) => [
    about?.iid ?? null,
    ...blocks.map(({ number, questions }) => [number, ...questions.map(({ quiz_id }) => quiz_id)]),
  ]);

const numbered = (...numbers: number[]) => numbers.map((number) => ({ number, levels: [question(number * 10, number)] }));

test('a passage stands where its first question has its number, and a question about it below it alone', () => {
  const order = paperOf(sheet({ blocks: numbered(1, 2, 3, 4, 5), paragraphs: [passage(1, 30, 20), passage(2, 20, 50)] }));
  expect(told(order)).toEqual([
    [null, [1, 10]],
    [1, [2, 20], [3, 30]],
    [null, [4, 40]],
    [2, [5, 50]],
  ]);
});

test('questions without a number have the next ones if they come last', () => {
  const order = paperOf(sheet({ blocks: numbered(1, 2, 4), paragraphs: [passage(1, 77), passage(2, 77, 78)] }));
  expect(told(order)).toEqual([
    [null, [1, 10], [2, 20], [4, 40]],
    [1, [5, 77]],
    [2, [6, 78]],
  ]);
});

test.each([
  ['a question without a number is among others', passage(1, 20, 77), [1, [2, 20], [3, 77]], [null, [4, 30], [5, 40]]],
  ['the questions of a passage have others between them', passage(1, 20, 40), [1, [2, 20], [3, 40]], [null, [4, 30]]],
])('all are counted anew where %s', (_, paragraph, ...rest) => {
  const order = paperOf(sheet({ blocks: numbered(1, 2, 3, 4), paragraphs: [paragraph] }));
  expect(told(order)).toEqual([[null, [1, 10]], ...rest]);
});

test('the levels of a number stay together, less the one that stands in a passage, which has the next number', () => {
  const levels = [question(1, 1, 'Easy'), question(2, 1, 'Hard'), question(3, 1, 'Expert')];
  const order = paperOf(sheet({ modelset_type: 'ku', blocks: [{ number: 1, levels }], paragraphs: [passage(1, 2)] }));
  expect(told(order)).toEqual([
    [null, [1, 1, 3]],
    [1, [2, 2]],
  ]);
  expect(order[0]?.blocks[0]?.questions.map(({ level }) => level)).toEqual(['Easy', 'Expert']);
});

/** Any model set: numbers with gaps, twice the same, or none; passages with any of its questions, and others. */
const anySheet = fc
  .record({
    modelset_type: fc.constantFrom<Sheet['modelset_type'][]>('normal', 'ku'),
    numbers: fc.array(fc.option(fc.integer({ min: 1, max: 40 })), { maxLength: 12 }),
    paragraphs: fc.array(fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 5 }), { maxLength: 4 }),
  })
  .map(({ modelset_type, numbers, paragraphs }) =>
    sheet({
      modelset_type,
      blocks: numbers.map((number, index) => ({ number, levels: [question(index, number)] })),
      paragraphs: paragraphs.map((questions, index) => passage(index, ...questions)),
    }),
  );

test('in every model set numbers only rise on paper and in the key, and each question stands once, below its passage', () => {
  fc.assert(
    fc.property(anySheet, (any) => {
      const order = paperOf(any);
      const numbers = blocksOf(order).map(({ number }) => number);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      const about = new Set(any.paragraphs.flatMap(({ questions }) => questions.map(({ quiz_id }) => quiz_id)));
      const printed = blocksOf(order).flatMap(({ questions }) => questions.map(({ quiz_id }) => quiz_id));
      expect(new Set(printed)).toEqual(new Set([...questionsOf(any).map(({ quiz_id }) => quiz_id), ...about]));
      expect(printed).toHaveLength(new Set(printed).size);
      for (const { passage: of, blocks } of order)
        for (const { questions } of blocks) for (const { quiz_id } of questions) expect(about.has(quiz_id)).toBe(of !== null);
    }),
  );
});

test('numbers that rise as they are stay', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 }), (numbers) => {
      const blocks = numbered(...numbers.toSorted((one, other) => one - other));
      const few = blocks.slice(1, 3).map(({ number }) => number * 10);
      const order = paperOf(sheet({ blocks, paragraphs: [passage(1, ...few)] }));
      expect(blocksOf(order).map(({ number }) => number)).toEqual(blocks.map(({ number }) => number));
    }),
  );
});
