import type { Context, Handlers } from '@/backend/handler';
import { chainFaults } from '@/backend/records/chain';
import { changed, created, found } from '@/backend/records/records';
import { type FieldText, formFaults, refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import type { Row } from '@/backend/store/tables';
import type { ParsedInput } from '@/contract/call';
import { type liveQuizCalls, liveStartForm } from '@/contract/liveQuiz';
import { say } from '@/contract/message';
import { wallClockText } from '@/domain/calendar/wallClock';

/** Live quizzes. */
export const liveQuizHandlers: Handlers<typeof liveQuizCalls> = {
  tagModelsetLive: async (form, context) => {
    const { store } = context;
    refuseFields([...(await chainFaultsOf(form, store)), ...(await timeFaults(form, context))]);
    const row = { ...columnsOf(form), live_exam_status: 'PENDING' as const, ...created(context) };
    const { iid } = await store.insert('live_modelset_tag', row);
    return { data: await findLiveQuiz(store, iid), msg: say('live_quiz_tagged') };
  },

  updateModelsetLive: async ({ tag_id, ...form }, context) => {
    const { store } = context;
    const chain = await chainFaultsOf(form, store);
    const standing = found(await store.get('live_modelset_tag', tag_id, 'lock'), missing);
    refuseFields([...chain, ...(await timeFaults(form, context, standing))]);
    await store.update('live_modelset_tag', tag_id, { ...columnsOf(form), ...changed(context) });
    return { data: await findLiveQuiz(store, tag_id), msg: say('live_quiz_updated') };
  },

  setLiveExamStatus: async ({ tag_id, live_exam_status }, context) => {
    const { store } = context;
    await store.update('live_modelset_tag', tag_id, { live_exam_status, ...changed(context) });
    return { data: await findLiveQuiz(store, tag_id), msg: say('live_status_updated') };
  },

  filterLiveModelset: async ({ courses, year, live_exam_status }, { store }) => ({
    data: await listLiveQuizzes(store, {
      'modelset_iid.course_iid': courses,
      'modelset_iid.year': year,
      live_exam_status,
    }),
  }),
};

const missing = 'live_quiz_not_found';

type Form = ParsedInput<typeof liveQuizCalls.tagModelsetLive>;
type Standing = Row<'live_modelset_tag'>;

/** Returns the columns of a form. */
const columnsOf = ({ modelset, batch, ...times }: Form) => ({ ...times, modelset_iid: modelset, batch_iid: batch ?? null });

/**
 * Returns the faults of a form's choices: a batch must have its model set's course and year. Both are locked, so that two forms saved at
 * the same time are judged one after the other.
 */
async function chainFaultsOf({ modelset, batch }: Form, store: Store): Promise<FieldText[]> {
  const chosen = await store.get('modelset', modelset);
  return chainFaults(store, { course: chosen?.course_iid ?? null, year: chosen?.year ?? null, modelset, batch: batch ?? null });
}

/** Returns the faults of a form's times, by the clock and by the other live quizzes. */
async function timeFaults(form: Form, { store, now }: Context, standing?: Standing): Promise<FieldText[]> {
  const other = await findOverlapping(form, store, standing);
  const said: FieldText[] = other ? [['live_start_date_time', say('live_quiz_overlaps', other)]] : [];
  return [...formFaults(liveStartForm(now, standing), form), ...said];
}

/** Returns another live quiz at the same time, with name and times: of the same batch or, without a batch, of the same model set. */
async function findOverlapping({ modelset, batch, ...form }: Form, store: Store, standing?: Standing) {
  const [other] = await store.list('live_modelset_tag', {
    where: {
      ...(batch ? { batch_iid: batch } : { batch_iid: null, modelset_iid: modelset }),
      iid: { not: standing?.iid ?? [] },
      live_start_date_time: { lt: form.live_end_date_time },
      live_end_date_time: { gt: form.live_start_date_time },
    },
    columns: [],
    join: { name: 'modelset_iid.modelset_name', start: 'live_start_date_time', end: 'live_end_date_time' },
    sort: ['live_start_date_time'],
    limit: 1,
  });
  return other && { ...other, start: wallClockText(other.start), end: wallClockText(other.end) };
}

/** Lists live quizzes with the names of their records, and the course and year of the model set. */
async function listLiveQuizzes(store: Store, where: Where<'live_modelset_tag'>) {
  const tags = await store.list('live_modelset_tag', {
    where,
    join: {
      modelset_name: 'modelset_iid.modelset_name',
      batch_name: 'batch_iid.batch_name',
      course_iid: 'modelset_iid.course_iid',
      course_name: 'modelset_iid.course_iid.course_name',
      year: 'modelset_iid.year',
    },
    sort: ['live_start_date_time'],
  });
  return tags.map(({ iid: tag_id, modelset_iid: modelset_id, batch_iid: batch_id, ...tag }) => ({
    ...tag,
    tag_id,
    modelset_id,
    batch_id,
  }));
}

/** A live quiz, or a 404. */
const findLiveQuiz = async (store: Store, iid: number) => found((await listLiveQuizzes(store, { iid }))[0], missing);
