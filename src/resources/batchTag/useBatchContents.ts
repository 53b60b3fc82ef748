import { liveQuizCalls } from '@/contract/liveQuiz';
import { modelsetBatchTagCalls } from '@/contract/modelsetBatchTag';
import { recordingCalls } from '@/contract/recording';
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

/** Reads what a batch has; undefined without a batch, and until everything has come. */
export function useBatchContents(batch: Batch | undefined): Contents | undefined {
  const place = batch && { courses: batch.courses, year: batch.year };
  const tags = useRead(modelsetBatchTagCalls.getModelsetBatchTag, place).data;
  const quizzes = useLiveQuizzes(place);
  const recorded = useRead(
    recordingCalls.getRecording,
    batch && { course_id: batch.courses, year: batch.year, group: batch.iid },
  ).data;
  if (!batch || !tags || !quizzes || !recorded) return undefined;
  return {
    recordings: recorded.data.map(({ iid }) => iid),
    modelsets: tags.data.flatMap(({ batch_iid, modelset_iid }) => (batch_iid === batch.iid ? modelset_iid : [])),
    live_quizzes: quizzes.flatMap(({ batch_id, tag_id }) => (batch_id === batch.iid ? tag_id : [])),
  };
}

/** Reads the live quizzes of a course and year, whatever their status. */
function useLiveQuizzes(place: Pick<Batch, 'courses' | 'year'> | undefined) {
  const pending = useRead(liveQuizCalls.filterLiveModelset, place && { ...place, live_exam_status: 'PENDING' }).data;
  const running = useRead(liveQuizCalls.filterLiveModelset, place && { ...place, live_exam_status: 'RUNNING' }).data;
  const completed = useRead(liveQuizCalls.filterLiveModelset, place && { ...place, live_exam_status: 'COMPLETED' }).data;
  return pending && running && completed && [...pending.data, ...running.data, ...completed.data];
}
