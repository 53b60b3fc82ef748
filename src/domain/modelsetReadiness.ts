import { secondsOf } from '@/domain/calendar/duration';

/** The judged properties of a question; `quiz` identifies it, number and level are its place. */
export interface ExamQuestion {
  quiz: number;
  number: number | null;
  level: string | null;
  marks: number | null;
  hasCorrect: boolean;
  hasExplanation: boolean;
}

/** The judged properties of a time at which a model set is sat live, in the forms of `domain/calendar/wallClock` and `hh:mm:ss`. */
export interface ExamSitting {
  start: string;
  end: string;
  duration: string;
}

/** A model set with its questions, passages and sittings. */
export interface Exam<Question extends ExamQuestion, Sitting extends ExamSitting> {
  total: number;
  pass: number;
  duration: string;
  /** Whether questions of the same number are one question at several levels. */
  isKu: boolean;
  hasPassage: boolean;
  questions: readonly Question[];
  /** The questions of each passage; they may also have a place of their own. */
  passages: readonly (readonly Question[])[];
  /** The sittings that aren't over. */
  sittings: readonly Sitting[];
}

/** One thing that the questions lack, and the question that it is about. */
type QuestionLack<Question> =
  | { what: 'no_question' | 'no_passage' }
  | { what: 'marks_off'; sum: number; total: number }
  | { what: 'pass_above'; pass: number; total: number }
  /** No question has the numbers from one to the other; this question follows them. */
  | { what: 'gap'; from: number; to: number; question: Question }
  | { what: 'no_number' | 'no_correct' | 'no_explanation'; question: Question }
  | { what: 'repeat' | 'uneven'; number: number; question: Question };

/** One thing that a model set lacks. */
export type Lack<Question, Sitting> = QuestionLack<Question> | { what: 'no_time'; sitting: Sitting };

/** One of the things that a model set needs before it can be sat. */
export interface ReadyStep<Question, Sitting> {
  ready: boolean;
  /** Empty while an earlier step is missing. */
  lacks: readonly Lack<Question, Sitting>[];
}

/** Returns what a model set has and lacks before it is sat: 8 steps, one more if it should have a passage, or several levels. */
export function modelsetReadiness<Question extends ExamQuestion, Sitting extends ExamSitting>(
  exam: Exam<Question, Sitting>,
): ReadyStep<Question, Sitting>[] {
  const { total, pass, passages, questions } = exam;
  const isEmpty = questions.length + passages.flat().length === 0;
  const ofItself: Lack<Question, Sitting>[][] = [
    isEmpty ? [{ what: 'no_question' }] : [],
    pass > total ? [{ what: 'pass_above', pass, total }] : [],
    ...(exam.hasPassage ? [lackOfPassage(passages)] : []),
    exam.sittings.filter((sitting) => isTooShort(sitting, exam)).map((sitting) => ({ what: 'no_time', sitting })),
  ];
  const [first, ...others] = ofItself.map((lacks) => ({ ready: lacks.length === 0, lacks }));
  const ofQuestions = lacksOfQuestions(exam).map((lacks) =>
    isEmpty ? { ready: false, lacks: [] } : { ready: lacks.length === 0, lacks },
  );
  return [...(first ? [first] : []), ...ofQuestions, ...others];
}

const lackOfPassage = (passages: readonly unknown[]): { what: 'no_passage' }[] =>
  passages.length === 0 ? [{ what: 'no_passage' }] : [];

function lacksOfQuestions<Question extends ExamQuestion>(exam: Exam<Question, ExamSitting>): QuestionLack<Question>[][] {
  const { total, questions, passages } = exam;
  const sum = marksOf(exam);
  const all = distinct([...questions, ...passages.flat()]);
  return [
    sum === total ? [] : [{ what: 'marks_off', sum, total }],
    gapsOf(questions),
    repeatsOf(exam),
    all.filter(({ hasCorrect }) => !hasCorrect).map((question) => ({ what: 'no_correct', question })),
    all.filter(({ hasExplanation }) => !hasExplanation).map((question) => ({ what: 'no_explanation', question })),
    ...(exam.isKu ? [unevenOf(questions)] : []),
  ];
}

type Questions = Pick<Exam<ExamQuestion, ExamSitting>, 'questions' | 'passages' | 'isKu'>;

/**
 * Returns the marks of all questions: each counts once, although it may have a place and be in passages too; of several levels one counts,
 * because a learner gets one.
 */
export function marksOf({ questions, passages, isKu }: Questions): number {
  const counted = isKu ? questions.filter((question) => levelsOf(questions, question)[0] === question) : questions;
  const placed = new Set(questions.map(({ quiz }) => quiz));
  const others = distinct(passages.flat()).filter(({ quiz }) => !placed.has(quiz));
  // Marks have two decimals at most.
  return [...counted, ...others].reduce((sum, { marks }) => sum + Math.round((marks ?? 0) * 100), 0) / 100;
}

/** Returns the runs of whole numbers from 1 on that are missing among these, the smallest first. */
export function missingRuns(numbers: readonly number[]): { from: number; to: number }[] {
  const standing = [0, ...new Set(numbers)].toSorted((one, other) => one - other);
  return standing.flatMap((number, index) => {
    const before = standing[index - 1] ?? number;
    return number - before > 1 ? [{ from: before + 1, to: number - 1 }] : [];
  });
}

function gapsOf<Question extends ExamQuestion>(questions: readonly Question[]): QuestionLack<Question>[] {
  const numbers = questions.flatMap(({ number }) => number ?? []);
  const gaps = missingRuns(numbers).flatMap(({ from, to }) =>
    questions
      .filter(({ number }) => number === to + 1)
      .slice(0, 1)
      .map((question) => ({ what: 'gap', from, to, question }) as const),
  );
  const unnumbered = questions.filter(({ number }) => number === null);
  return [...gaps, ...unnumbered.map((question) => ({ what: 'no_number', question }) as const)];
}

interface Placed<Question> {
  questions: readonly Question[];
  isKu: boolean;
}

/** Returns the questions whose place an earlier one has. */
function repeatsOf<Question extends ExamQuestion>({ questions, isKu }: Placed<Question>): QuestionLack<Question>[] {
  const taken = new Set<string>();
  return questions.flatMap((question): QuestionLack<Question>[] => {
    const { number, level } = question;
    const place = JSON.stringify([number, isKu && level]);
    if (number === null || !taken.has(place)) {
      taken.add(place);
      return [];
    }
    return [{ what: 'repeat', number, question }];
  });
}

/** Returns the questions with other marks than the first of their number: learners who get another level would get other marks. */
const unevenOf = <Question extends ExamQuestion>(questions: readonly Question[]): QuestionLack<Question>[] =>
  questions.flatMap((question) => {
    const { number, marks } = question;
    return number === null || levelsOf(questions, question)[0]?.marks === marks ? [] : [{ what: 'uneven', number, question }];
  });

/** Returns the questions of the same number; one without a number is alone. */
const levelsOf = <Question extends ExamQuestion>(questions: readonly Question[], question: Question): Question[] =>
  question.number === null ? [question] : questions.filter(({ number }) => number === question.number);

function isTooShort({ start, end, duration }: ExamSitting, exam: { duration: string }): boolean {
  const needed = secondsOf(exam.duration);
  return secondsOf(duration) < needed || Date.parse(end) - Date.parse(start) < needed * 1000;
}

/** Each question once. */
const distinct = <Question extends ExamQuestion>(questions: readonly Question[]): Question[] => {
  const seen = new Set<number>();
  return questions.filter(({ quiz }) => !seen.has(quiz) && seen.add(quiz));
};
