import type { Handlers } from '@/backend/handler';
import { checkChain } from '@/backend/records/chain';
import { coursesOf } from '@/backend/records/finders';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import { type FieldText, Refusal, refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { batchCalls } from '@/contract/batch';
import { say, together } from '@/contract/message';
import { nameOfCourse } from './courseTexts';
import { faultsOfMove, tagObstacles, yearOf } from './modelset';

/** Batches. */
export const batchHandlers: Handlers<typeof batchCalls> = {
  getAllBatch: async ({ course_id: course_iid, year: batch_year }, { store }) => ({
    data: await store.list('batch', { where: { course_iid, batch_year }, join: nameOfCourse, sort: ['batch_start_date'] }),
  }),

  filterBatch: async ({ course_id: course_iid, year: batch_year }, { store }) => ({
    data: await store.list('batch', { where: { course_iid, batch_year }, join: nameOfCourse }),
  }),

  getBatchSelect: async ({ year, courseId }, { store }) => {
    const batch_year = yearOf(year);
    const { iid: course_iid } = found(await findByIdOrSlug(coursesOf(store), courseId), 'course_not_found');
    return { data: await store.list('batch', { where: { course_iid, batch_year }, columns: ['iid', 'batch_name'] }) };
  },

  createBatch: async ({ courses, ...form }, context) => {
    const { store } = context;
    await checkChain(store, { course: courses });
    const { iid } = await store.insert('batch', { ...form, course_iid: courses, ...created(context) });
    return { data: await withCourse(store, iid), msg: say('batch_created') };
  },

  updateBatch: async ({ group_id, courses, modified_remarks, ...form }, context) => {
    const { store } = context;
    await checkChain(store, { course: courses });
    const standing = found(await store.get('batch', group_id, 'lock'), missing);
    const moved = { courses: standing.course_iid !== courses, batch_year: standing.batch_year !== form.batch_year };
    refuseFields([
      ...(await faultsOfMove(store, { batch_iid: group_id }, moved)),
      ...(await faultsOfClass(store, group_id, moved)),
    ]);
    await store.update('batch', group_id, { ...form, course_iid: courses, ...changed(context, modified_remarks) });
    return { data: await withCourse(store, group_id), msg: say('batch_updated') };
  },

  deleteBatch: async ({ id }, { store }) => {
    const { iid } = found(await findByIdOrSlug({ byId: (batch) => store.get('batch', batch, 'lock') }, id), missing);
    const obstacles = [...(await tagObstacles(store, iid)), ...(await classObstacles(store, iid))];
    if (obstacles.length > 0) throw new Refusal(409, { msg: together(obstacles) });
    // Students who left it are forgotten with it.
    await store.removeMany('batch_tag', { where: { batch_iid: iid } });
    await store.remove('batch', iid);
    return { msg: say('batch_deleted') };
  },
};

const missing = 'batch_not_found';

const inBatch = (batch_iid: number) => ({ where: { batch_iid, is_deleted: 'n' } }) as const;

/** Returns a message at each field that would move a batch with students or recordings to another course or year. */
async function faultsOfClass(store: Store, iid: number, moved: Readonly<Record<string, boolean>>): Promise<FieldText[]> {
  const fields = Object.keys(moved).filter((field) => moved[field]);
  if (fields.length === 0) return [];
  const reasons = [
    ...((await store.count('batch_tag', inBatch(iid))) > 0 ? [say('batch_has_students')] : []),
    ...((await store.count('recording', { where: { group_iid: iid } })) > 0 ? [say('batch_has_recordings')] : []),
  ];
  return fields.flatMap((field) => reasons.map((reason): FieldText => [field, reason]));
}

/** Returns why a batch with students or recordings can't be deleted. */
async function classObstacles(store: Store, iid: number): Promise<string[]> {
  const students = await store.count('batch_tag', inBatch(iid));
  const recordings = await store.count('recording', { where: { group_iid: iid } });
  return [
    ...(students > 0 ? [say('batch_in_students_use', { count: students })] : []),
    ...(recordings > 0 ? [say('batch_in_recordings_use', { count: recordings })] : []),
  ];
}

/** Returns a batch with the name of its course, or throws a 404. */
const withCourse = async (store: Store, iid: number) =>
  found((await store.list('batch', { where: { iid }, join: nameOfCourse }))[0], missing);
