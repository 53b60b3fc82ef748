import type { Handlers } from '@/backend/handler';
import { checkChain } from '@/backend/records/chain';
import { changed, created, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import type { LinkState, recordingCalls } from '@/contract/recording';

/** Recordings of live classes. */
export const recordingHandlers: Handlers<typeof recordingCalls> = {
  getRecording: async ({ course_id, year, group }, { store, host }) => {
    const recordings = await store.list('recording', {
      where: { group_iid: group, 'group_iid.course_iid': course_id, 'group_iid.batch_year': year },
      join: names,
      sort: ['class_date'],
    });
    // A host that opens nothing can't tell.
    if (host.checks.byShape || recordings.length === 0) return { data: recordings };
    const stateOf = await linkStates(
      store,
      recordings.map(({ iid }) => iid),
    );
    return { data: recordings.map((recording) => ({ ...recording, link_state: stateOf(recording.iid) })) };
  },

  createRecording: async (form, context) => {
    const { store } = context;
    const { iid } = await store.insert('recording', { ...(await columnsOf(store, form)), ...created(context) });
    return { data: await findRecording(store, iid), msg: say('recording_created') };
  },

  updateRecording: async ({ iid, modified_remarks, ...form }, context) => {
    const { store } = context;
    const columns = await columnsOf(store, form);
    await store.update('recording', iid, { ...columns, ...changed(context, modified_remarks) });
    return { data: await findRecording(store, iid), msg: say('recording_updated') };
  },

  deleteRecording: async ({ iid }, { store }) => {
    found(await store.get('recording', iid, 'lock'), missing);
    await store.remove('recording', iid);
    return { msg: say('recording_deleted') };
  },
};

const missing = 'recording_not_found';

/** The joins that read the names of a recording's batch and course. */
const names = {
  batch_name: 'group_iid.batch_name',
  batch_year: 'group_iid.batch_year',
  course_iid: 'group_iid.course_iid',
  course_name: 'group_iid.course_iid.course_name',
} as const;

/** Reads what was found when the addresses of recordings were opened last. */
async function linkStates(store: Store, record_iid: readonly number[]): Promise<(recording: number) => LinkState> {
  const checks = await store.list('content_check', { where: { area: 'recording', record_iid } });
  const states = new Map(checks.map((check) => [check.record_iid, check]));
  return (recording) => {
    const { checked_date = null, fault, unchecked_since } = states.get(recording) ?? {};
    if (checked_date === null) return 'unchecked';
    if (fault !== null) return 'broken';
    return unchecked_since === null ? 'opens' : 'unchecked';
  };
}

interface Form {
  courses: number;
  year: number;
  group: number;
}

/** Returns the columns of a form after checking that its batch is of the course and year. */
async function columnsOf<Sent extends Form>(store: Store, { courses, year, group, ...form }: Sent) {
  await checkChain(store, { course: courses, year, batch: group }, { batch: 'group' });
  return { ...form, group_iid: group };
}

const findRecording = async (store: Store, iid: number) =>
  found((await store.list('recording', { where: { iid }, join: names }))[0], missing);
