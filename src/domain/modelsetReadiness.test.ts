import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Exam, type ExamQuestion, type ExamSitting, marksOf, missingRuns, modelsetReadiness } from './modelsetReadiness';

let count = 0;
/** Makes a question that lacks nothing, with a new id at each call. */
const question = (given: Partial<ExamQuestion> = {}): ExamQuestion => {
  count += 1;
  return { quiz: count, number: null, level: null, marks: 2, hasCorrect: true, hasExplanation: true, ...given };
};

const three = [question({ number: 1 }), question({ number: 2 }), question({ number: 3 })];
const whole: Exam<ExamQuestion, ExamSitting> = {
  total: 6,
  pass: 6,
  duration: '01:30:00',
  isKu: false,
  hasPassage: false,
  questions: three,
  passages: [],
  sittings: [],
};

/** Returns the kinds of everything that an exam lacks. */
const lacksOf = (changes: Partial<typeof whole>) => modelsetReadiness({ ...whole, ...changes }).flatMap(({ lacks }) => lacks);

test('an exam that lacks nothing is ready in all its steps', () => {
  expect(modelsetReadiness(whole)).toEqual(Array.from({ length: 8 }, () => ({ ready: true, lacks: [] })));
  expect(modelsetReadiness({ ...whole, isKu: true })).toHaveLength(9);
  expect(modelsetReadiness({ ...whole, hasPassage: true })).toHaveLength(9);
});

test('an empty model set is only told that it is empty: its marks, numbers and answers wait for questions', () => {
  expect(lacksOf({ questions: [] })).toEqual([{ what: 'no_question' }]);
  expect(modelsetReadiness({ ...whole, questions: [] }).filter(({ ready }) => ready)).toHaveLength(2);
});

test.each<[what: string, changes: Partial<typeof whole>, lack: object]>([
  ['marks that miss the total', { total: 6.5 }, { what: 'marks_off', sum: 6, total: 6.5 }],
  ['pass marks above the total', { pass: 6.01 }, { what: 'pass_above', pass: 6.01, total: 6 }],
  ['a passage that isn’t there', { hasPassage: true }, { what: 'no_passage' }],
])('%s are found', (_, changes, lack) => {
  expect(lacksOf(changes)).toEqual([lack]);
});

test('a question without a right option, an explanation or a number is found, also in a passage', () => {
  const silent = question({ number: 4, hasExplanation: false });
  const wrong = question({ hasCorrect: false });
  expect(lacksOf({ total: 10, questions: [...three, silent], passages: [[wrong]] })).toEqual([
    { what: 'no_correct', question: wrong },
    { what: 'no_explanation', question: silent },
  ]);
  const loose = question();
  expect(lacksOf({ total: 8, questions: [...three, loose] })).toEqual([{ what: 'no_number', question: loose }]);
});

test('one that stands in a passage and has a number counts once', () => {
  const [first = question()] = three;
  expect(
    marksOf({
      ...whole,
      passages: [
        [first, question({ marks: 0.1 })],
        [first, question({ marks: 0.2 })],
      ],
    }),
  ).toBe(6.3);
});

test('of several levels of a number one counts; they are to count the same', () => {
  const questions = [
    question({ number: 1, level: 'Easy' }),
    question({ number: 1, level: 'Hard' }),
    question({ number: 2, level: 'Easy' }),
  ];
  expect(lacksOf({ isKu: true, total: 4, pass: 2, questions })).toEqual([]);
  const dear = question({ number: 2, level: 'Hard', marks: 3 });
  expect(lacksOf({ isKu: true, total: 4, pass: 2, questions: [...questions, dear] })).toEqual([
    { what: 'uneven', number: 2, question: dear },
  ]);
});

test.each([
  ['its window is too short', { start: '2026-11-21T10:00:00.000Z', end: '2026-11-21T11:29:59.000Z', duration: '01:30:00' }],
  ['it takes less than the exam', { start: '2026-11-21T10:00:00.000Z', end: '2026-11-21T12:00:00.000Z', duration: '01:29:59' }],
])('a live quiz without enough time is found: %s', (_, short) => {
  const fits = { start: '2026-11-21T10:00:00.000Z', end: '2026-11-21T11:30:00.000Z', duration: '01:30:00' };
  expect(lacksOf({ sittings: [fits, short] })).toEqual([{ what: 'no_time', sitting: short }]);
});

const numbers = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });

test('the missing runs and the numbers fill all from 1 to the largest, and nothing twice', () => {
  fc.assert(
    fc.property(numbers, (standing) => {
      const missing = missingRuns(standing).flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      const largest = Math.max(0, ...standing);
      const all = [...missing, ...new Set(standing)].toSorted((one, other) => one - other);
      expect(all).toEqual(Array.from({ length: largest }, (_, index) => index + 1));
    }),
  );
});

test('each run lies between two numbers, and leads to the question behind it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }), (standing) => {
      const questions = standing.map((number) => question({ number, marks: 0 }));
      const gaps = lacksOf({ total: 0, pass: 0, questions: [...questions, question({ number: 61, marks: 0 })] });
      expect(gaps.map((lack) => 'to' in lack && lack.to + 1)).toEqual(
        gaps.map((lack) => 'question' in lack && lack.question.number),
      );
      expect(gaps).toHaveLength(missingRuns([...standing, 61]).length);
    }),
  );
});

test('as many questions are told to take another number as there are more of them than numbers, whatever their order', () => {
  fc.assert(
    fc.property(numbers, (standing) => {
      const questions = standing.map((number) => question({ number }));
      const repeats = lacksOf({ questions }).filter(({ what }) => what === 'repeat');
      expect(repeats).toHaveLength(standing.length - new Set(standing).size);
    }),
  );
});
