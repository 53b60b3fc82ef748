import { useMemo } from 'react';
import type { Reply } from '@/contract/call';
import { liveQuizCalls } from '@/contract/liveQuiz';
import { modelsetReadiness } from '@/domain/modelsetReadiness';
import { useRead } from '@/providers/data/useRead';
import { examOf } from './exam';
import type { Sheet } from './sheet';

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
