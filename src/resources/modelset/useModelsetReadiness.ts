import { useMemo } from 'react';
import type { Reply } from '@/contract/call';
import { isTrue } from '@/contract/fields';
import { liveQuizCalls } from '@/contract/liveQuiz';
import type { ModelsetQuestion, PassageQuestion } from '@/contract/modelsetQuiz';
import { type Exam, type ExamQuestion, type ExamSitting, marksOf, modelsetReadiness } from '@/domain/modelsetReadiness';
import { visibleText } from '@/domain/visibleText';
import { useRead } from '@/providers/data/useRead';
import { questionsOf, type Sheet } from './sheet';

export type LiveQuiz = Reply<typeof liveQuizCalls.filterLiveModelset>['data'][number];

/** A question in the form that is judged, with its text and its place. */
export interface JudgedQuestion extends ExamQuestion {
  html: string;
  placed?: ModelsetQuestion;
}

/** A live quiz in the judged form. */
export interface JudgedSitting extends ExamSitting {
  live: LiveQuiz;
}

/** Returns a model set in the form that is judged, with the live quizzes of its course and year that aren't over. */
const examOf = (sheet: Sheet, lives: readonly LiveQuiz[]): Exam<JudgedQuestion, JudgedSitting> => ({
  total: sheet.total_marks,
  pass: sheet.pass_marks,
  duration: sheet.exam_time_duration,
  isKu: sheet.modelset_type === 'ku',
  hasPassage: isTrue(sheet.has_passage),
  questions: questionsOf(sheet).map(placedQuestion),
  passages: sheet.paragraphs.map(({ questions }) => questions.map(judged)),
  sittings: lives.filter(({ modelset_id }) => modelset_id === sheet.iid).map(sitting),
});

/** Returns the marks of all questions of a model set. */
export const marksIn = (sheet: Sheet): number => marksOf(examOf(sheet, []));

const judged = (question: PassageQuestion): JudgedQuestion => ({
  quiz: question.quiz_id,
  number: null,
  level: null,
  marks: question.marks_weightage,
  hasCorrect: question.options.some(({ correct }) => correct) && !isBlank(question.correct_option),
  hasExplanation: !isBlank(question.answer_desc),
  html: question.question,
});

const placedQuestion = (question: ModelsetQuestion): JudgedQuestion => ({
  ...judged(question),
  number: question.modelset_order_priority,
  level: question.level_name,
  placed: question,
});

const sitting = (live: LiveQuiz): JudgedSitting => ({
  start: live.live_start_date_time,
  end: live.live_end_date_time,
  duration: live.exam_time_duration,
  live,
});

const isBlank = (html: string | null): boolean => visibleText(html ?? '') === '';

/** Returns what a model set has and lacks before it is sat; a live quiz that is over doesn't count. */
export function useModelsetReadiness(sheet: Sheet | undefined) {
  const pending = useLiveQuizzes(sheet, 'PENDING');
  const running = useLiveQuizzes(sheet, 'RUNNING');
  const data = useMemo(
    () => sheet && pending.data && running.data && modelsetReadiness(examOf(sheet, [...running.data, ...pending.data])),
    [sheet, pending.data, running.data],
  );
  const refetch = () => Promise.all([pending.refetch(), running.refetch()]);
  return { data, error: pending.error ?? running.error, refetch };
}

function useLiveQuizzes(sheet: Sheet | undefined, live_exam_status: 'PENDING' | 'RUNNING') {
  const search = sheet && { courses: sheet.course_iid, year: sheet.year, live_exam_status };
  return useRead(liveQuizCalls.filterLiveModelset, search, dataOf);
}

const dataOf = ({ data }: Reply<typeof liveQuizCalls.filterLiveModelset>) => data;
