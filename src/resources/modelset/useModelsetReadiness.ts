import { useMemo } from 'react';
import type { Reply } from '@/contract/call';
import { liveQuizCalls } from '@/contract/liveQuiz';
import { examOf, sittingOf } from '@/contract/modelsetExam';
import { type ExamSitting, marksOf, modelsetReadiness } from '@/domain/modelsetReadiness';
import { useRead } from '@/providers/data/useRead';
import { questionsOf, type Sheet } from './sheet';

export type LiveQuiz = Reply<typeof liveQuizCalls.filterLiveModelset>['data'][number];

/** A live quiz in the judged form. */
export interface JudgedSitting extends ExamSitting {
  live: LiveQuiz;
}

/** Returns a model set in the form that is judged, with the live quizzes of its course and year that aren't over. */
const judgedSheet = (sheet: Sheet, lives: readonly LiveQuiz[]) =>
  examOf<JudgedSitting>(
    { ...sheet, questions: questionsOf(sheet) },
    lives.filter(({ modelset_id }) => modelset_id === sheet.iid).map((live) => ({ ...sittingOf(live), live })),
  );

/** Returns the marks of all questions of a model set. */
export const marksIn = (sheet: Sheet): number => marksOf(judgedSheet(sheet, []));

/** Returns what a model set has and lacks before it is sat; a live quiz that is over doesn't count. */
export function useModelsetReadiness(sheet: Sheet | undefined) {
  const pending = useLiveQuizzes(sheet, 'PENDING');
  const running = useLiveQuizzes(sheet, 'RUNNING');
  const data = useMemo(
    () => sheet && pending.data && running.data && modelsetReadiness(judgedSheet(sheet, [...running.data, ...pending.data])),
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
