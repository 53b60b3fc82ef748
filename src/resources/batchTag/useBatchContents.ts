import { liveQuizCalls } from '@/contract/liveQuiz';
import { modelsetBatchTagCalls } from '@/contract/modelsetBatchTag';
import { recordingCalls } from '@/contract/recording';
import { useReads } from '@/providers/auth/rights';
import { useRead } from '@/providers/data/useRead';

/** A batch, with the course and the year by which what it has is found. */
export interface Batch {
  iid: number;
  batch_name: string;
  courses: number;
  year: number;
}

/** What students have by their batch: the ids of each kind. */
export type Contents = Readonly<Record<Kind, readonly number[]>>;

export const kinds = ['recordings', 'modelsets', 'live_quizzes'] as const;
type Kind = (typeof kinds)[number];

interface BatchContents {
  /** Undefined without a batch, and until everything has come. */
  contents?: Contents;
  error: Error | null;
  /** Reads again what has failed. */
  retry: () => void;
}

/** Reads what a batch has, as far as the person may see that. */
export function useBatchContents(batch: Batch | undefined): BatchContents {
  const seesModelsets = useReads()('modelset');
  const place = batch && { courses: batch.courses, year: batch.year };
  const placeOfQuizzes = seesModelsets ? place : undefined;
  const tags = useRead(modelsetBatchTagCalls.getModelsetBatchTag, placeOfQuizzes);
  const pending = useLiveQuizzes(placeOfQuizzes, 'PENDING');
  const running = useLiveQuizzes(placeOfQuizzes, 'RUNNING');
  const completed = useLiveQuizzes(placeOfQuizzes, 'COMPLETED');
  const recorded = useRead(
    recordingCalls.getRecording,
    batch && { course_id: batch.courses, year: batch.year, group: batch.iid },
  );
  const reads = seesModelsets ? [recorded, tags, pending, running, completed] : [recorded];
  const failed = reads.filter(({ error }) => error);
  const rest = { error: failed[0]?.error ?? null, retry: () => failed.forEach((read) => void read.refetch()) };
  if (!batch || reads.some(({ data }) => !data)) return rest;
  const quizzes = [pending, running, completed].flatMap(({ data }) => data?.data ?? []);
  return {
    ...rest,
    contents: {
      recordings: recorded.data?.data.map(({ iid }) => iid) ?? [],
      modelsets: (tags.data?.data ?? []).flatMap(({ batch_iid, modelset_iid }) => (batch_iid === batch.iid ? modelset_iid : [])),
      live_quizzes: quizzes.flatMap(({ batch_id, tag_id }) => (batch_id === batch.iid ? tag_id : [])),
    },
  };
}

const useLiveQuizzes = (
  place: Pick<Batch, 'courses' | 'year'> | undefined,
  live_exam_status: 'PENDING' | 'RUNNING' | 'COMPLETED',
) => useRead(liveQuizCalls.filterLiveModelset, place && { ...place, live_exam_status });
