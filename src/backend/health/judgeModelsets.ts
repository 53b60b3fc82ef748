import { childrenOf } from '@/backend/records/childrenOf';
import { partsOfModelsets } from '@/backend/records/modelsetParts';
import type { Store } from '@/backend/store/port';
import type { Condition } from '@/backend/store/query';
import type { Found } from '@/contract/contentHealth';
import { examOf, sittingOf } from '@/contract/modelsetExam';
import { modelsetReadiness } from '@/domain/modelsetReadiness';

/** How many are judged at once: with their questions these are many rows. */
const few = 25;

/** Judges the model sets that have changed since they were judged, a few of them; returns how many. */
export const judgeChanged = (store: Store, now: Date): Promise<number> => judge(store, { checked_date: null }, now);

/** Judges the model set of one check. */
export const judgeOne = (store: Store, iid: number, now: Date): Promise<number> => judge(store, { iid }, now);

/** The checks are locked first: a change that is made meanwhile makes them due again after this. */
const judge = (store: Store, wanted: { iid?: number; checked_date?: Condition<string | null> }, now: Date): Promise<number> =>
  store.tx(async (tx) => {
    const due = await tx.list('content_check', { where: { kind: 'modelset', ...wanted }, limit: few, lock: 'lock' });
    if (due.length === 0) return 0;
    const foundOf = await readinessOf(
      tx,
      due.map(({ record_iid }) => record_iid),
    );
    await tx.updateEach(
      'content_check',
      due.map(({ iid, record_iid }) => ({ iid, ...foundOf(record_iid), checked_date: now.toISOString() })),
    );
    return due.length;
  });

/** Reads model sets with their questions, passages and live quizzes that aren't over; returns a lookup of how ready one is. */
async function readinessOf(store: Store, iid: readonly number[]): Promise<(iid: number) => Found> {
  const modelsets = new Map((await store.list('modelset', { where: { iid } })).map((row) => [row.iid, row]));
  const partsOf = await partsOfModelsets(store, iid);
  const sittings = await store.list('live_modelset_tag', {
    where: { modelset_iid: iid, live_exam_status: ['PENDING', 'RUNNING'] },
    columns: ['modelset_iid', 'live_start_date_time', 'live_end_date_time', 'exam_time_duration'],
  });
  const sittingsOf = childrenOf(sittings, ({ modelset_iid }) => modelset_iid);
  return (wanted) => {
    const modelset = modelsets.get(wanted);
    if (!modelset) return { fault: null, detail: null };
    const steps = modelsetReadiness(examOf({ ...modelset, ...partsOf(wanted) }, sittingsOf(wanted).map(sittingOf)));
    const ready = steps.filter((step) => step.ready).length;
    return ready === steps.length ? { fault: null, detail: null } : { fault: 'not_ready', detail: `${ready}/${steps.length}` };
  };
}
