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
  const recordings = useRecordings(batch);
  const modelsets = useModelsets(batch);
  const reads = [...recordings.reads, ...modelsets.reads];
  const failed = reads.filter(({ error }) => error);
  const isWhole = batch !== undefined && reads.every(({ data }) => data);
  return {
    ...(isWhole && { contents: { recordings: recordings.ids, ...modelsets.ids } }),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const read of failed) void read.refetch();
    },
  };
}

function useRecordings(batch: Batch | undefined) {
  const read = useRead(recordingCalls.getRecording, batch && { course_id: batch.courses, year: batch.year, group: batch.iid });
  return { reads: [read], ids: (read.data?.data ?? []).map(({ iid }) => iid) };
}

/** Reads the model sets and live quizzes of a batch; somebody who may not see them has none to read. */
function useModelsets(batch: Batch | undefined) {
  const sees = useReads()('modelset');
  const place = batch && sees ? { courses: batch.courses, year: batch.year } : undefined;
  const tags = useRead(modelsetBatchTagCalls.getModelsetBatchTag, place);
  const pending = useLiveQuizzes(place, 'PENDING');
  const running = useLiveQuizzes(place, 'RUNNING');
  const completed = useLiveQuizzes(place, 'COMPLETED');
  const quizzes = [pending, running, completed].flatMap(({ data }) => data?.data ?? []);
  return {
    reads: sees ? [tags, pending, running, completed] : [],
    ids: {
      modelsets: (tags.data?.data ?? []).flatMap((tag) => (tag.batch_iid === batch?.iid ? tag.modelset_iid : [])),
      live_quizzes: quizzes.flatMap((quiz) => (quiz.batch_id === batch?.iid ? quiz.tag_id : [])),
    },
  };
}

type Place = Pick<Batch, 'courses' | 'year'>;

const useLiveQuizzes = (place: Place | undefined, live_exam_status: 'PENDING' | 'RUNNING' | 'COMPLETED') =>
  useRead(liveQuizCalls.filterLiveModelset, place && { ...place, live_exam_status });
