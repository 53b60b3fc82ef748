import type { Context, Handlers } from '@/backend/handler';
import { checkChain } from '@/backend/records/chain';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import { fieldRefusal, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { batchTagCalls } from '@/contract/batchTag';
import { say } from '@/contract/message';
import { dayAt } from '@/domain/calendar/wallClock';
import { batchNames, studentsOf } from './enrolledStudents';

/** Students tagged with batches. */
export const batchTagHandlers: Handlers<typeof batchTagCalls> = {
  filterStudent: async ({ courses, courseprice, enroll_date: { from, to } }, { store }) => ({
    data: await studentsOf(store, courses, { course_price_iid: courseprice, enrolled_date: { gte: from, lte: to } }),
  }),

  tagBatch: async ({ courses, year, group, student_list }, context) => {
    const { store } = context;
    const students = [...new Set(student_list)];
    await holdStudents(store, students);
    await checkChain(store, { course: courses, year, batch: group }, { batch: 'group' });
    const running = await withRunningPackage(store, courses, students, dayAt(context.now));
    const tags = await heldTags(store, courses, students);
    const former = formerIn(tags, group);
    const standing = new Map(tags.filter(isStanding).map((tag) => [tag.student_iid, tag]));
    const [already, others] = split(students, (id) => standing.get(id)?.batch_iid === group);
    const [allowed, ended] = split(others, (id) => running.has(id) || hasLeftToday(former.get(id), context));
    const [moved, tagged] = split(allowed, (id) => standing.has(id));
    await moveTo(
      group,
      moved.flatMap((id) => standing.get(id) ?? []),
      former,
      context,
    );
    await placeIn(group, tagged, former, context);
    return {
      data: { tagged, already, moved, ended, former: moved.flatMap((id) => placeOf(id, standing.get(id))) },
      msg: say(allowed.length > 0 ? 'students_tagged' : 'nobody_tagged'),
    };
  },

  updateBatchTag: async ({ courses, year, group, student_list }, context) => {
    const { store } = context;
    const named = await namedTags(store, student_list);
    const students = named.map(({ student_iid }) => student_iid);
    await holdStudents(store, [...new Set(students)]);
    await checkChain(store, { course: courses, year, batch: group }, { batch: 'group' });
    if (named.some(({ course_iid }) => course_iid !== courses)) throw fieldRefusal('courses', say('not_of_course'));
    const tags = await heldTags(store, courses, students);
    const [already, moved] = split(
      tags.filter((tag) => isStanding(tag) && student_list.includes(tag.iid)),
      ({ batch_iid }) => batch_iid === group,
    );
    await moveTo(group, moved, formerIn(tags, group), context);
    const ids = (rows: readonly Tag[]) => rows.map(({ iid }) => iid);
    return {
      data: { already: ids(already), moved: ids(moved), former: moved.flatMap((tag) => placeOf(tag.iid, tag)) },
      msg: say(moved.length > 0 ? 'students_moved' : 'nobody_moved'),
    };
  },

  deleteBatchTag: async ({ student_list }, context) => {
    const { store } = context;
    const tags = (await namedTags(store, student_list, 'lock')).filter(isStanding);
    await setAll(context, tags, { is_deleted: 'y' });
    const iid = tags.map((tag) => tag.iid);
    const count = iid.length;
    const left = new Set(student_list).size - count;
    return {
      data: await store.list('batch_tag', { where: { iid }, join: names }),
      msg: left > 0 ? say('batch_tags_deleted_before', { count, left }) : say('batch_tags_deleted', { count }),
    };
  },

  recoverBatchTag: async ({ id }, context) => {
    const { store } = context;
    const byId = (iid: number) => store.get('batch_tag', iid);
    const tag = found(await findByIdOrSlug({ byId }, id), missing);
    const { iid, student_iid, batch_iid } = tag;
    await holdStudents(store, [student_iid]);
    const { course_iid } = found(await store.get('batch', batch_iid), missing);
    const others = await store.list('batch_tag', {
      where: { student_iid, is_deleted: 'n', 'batch_iid.course_iid': course_iid, iid: { not: iid } },
      join: { batch_name: 'batch_iid.batch_name' },
    });
    if (others[0]) throw new Refusal(409, { msg: say('in_other_batch', { batch: others[0].batch_name }) });
    const running = await withRunningPackage(store, course_iid, [student_iid], dayAt(context.now));
    if (running.size === 0 && !isStanding(tag) && !hasLeftToday(tag, context))
      throw new Refusal(409, { msg: say('package_has_ended') });
    await store.update('batch_tag', iid, { is_deleted: 'n', ...changed(context) });
    return {
      data: found((await store.list('batch_tag', { where: { iid }, join: names }))[0], missing),
      msg: say('batch_tag_recovered'),
    };
  },

  filterBatchTag: async ({ course_id, year, group, is_deleted }, { store }) => ({
    data: await store.list('batch_tag', {
      where: { batch_iid: group, is_deleted, 'batch_iid.course_iid': course_id, 'batch_iid.batch_year': year },
      join: names,
    }),
  }),
};

const missing = 'batch_tag_not_found';

type Tag = Row<'batch_tag'>;

const isStanding = ({ is_deleted }: Pick<Tag, 'is_deleted'>): boolean => is_deleted === 'n';

/** The joins that read the names of a tag's records, and how to reach the student. */
const names = {
  student_name: 'student_iid.full_name',
  mobile_no: 'student_iid.mobile_no',
  email: 'student_iid.email',
  course_iid: 'batch_iid.course_iid',
  course_name: 'batch_iid.course_iid.course_name',
  ...batchNames,
} as const;

/** Locks the students, so that nobody else places them meanwhile; throws a 404 if one doesn't exist. */
async function holdStudents(store: Store, students: readonly number[]): Promise<void> {
  const known = await store.list('student', { where: { iid: students }, columns: ['iid'], lock: 'lock' });
  if (known.length < students.length) throw new Refusal(404, { msg: say('student_not_found') });
}

/** Returns those of the students who have a package of the course that hasn't ended. */
async function withRunningPackage(
  store: Store,
  course: number,
  students: readonly number[],
  today: string,
): Promise<Set<number>> {
  const enrolments = await store.list('enrolment', {
    where: { student_iid: students, 'course_price_iid.course_iid': course },
    columns: ['student_iid', 'enroll_end_date'],
  });
  return new Set(enrolments.filter((one) => (one.enroll_end_date ?? today) >= today).map((one) => one.student_iid));
}

/** Whether a student left a batch on this day: who was removed by mistake is put back, though the package has ended. */
const hasLeftToday = (tag: Tag | undefined, { now }: Context): boolean =>
  typeof tag?.modified_date === 'string' && !isStanding(tag) && dayAt(new Date(tag.modified_date)) === dayAt(now);

/** A tag with its batch. */
type PlacedTag = Tag & Pick<Row<'batch'>, 'batch_name' | 'batch_year'>;

/** Returns all tags of students in a course, locked: the students are held before. */
const heldTags = (store: Store, course: number, student_iid: readonly number[]): Promise<PlacedTag[]> =>
  store.list('batch_tag', { where: { student_iid, 'batch_iid.course_iid': course }, join: batchNames, lock: 'lock' });

/** Returns where a tag was, for who is known by the id. */
const placeOf = (id: number, tag: PlacedTag | undefined) =>
  tag ? [{ id, batch_iid: tag.batch_iid, batch_name: tag.batch_name, batch_year: tag.batch_year }] : [];

/** Returns the tags with these ids; throws a 404 if one doesn't exist. */
async function namedTags(store: Store, ids: readonly number[], lock?: 'lock') {
  const iid = [...new Set(ids)];
  const tags = await store.list('batch_tag', {
    where: { iid },
    join: { course_iid: 'batch_iid.course_iid' },
    ...(lock && { lock }),
  });
  if (tags.length < iid.length) throw new Refusal(404, { msg: say(missing) });
  return tags;
}

/** The deleted tags of a batch, by their student. */
type Former = ReadonlyMap<number, Tag>;

const formerIn = (tags: readonly Tag[], group: number): Former =>
  new Map(tags.filter((tag) => tag.batch_iid === group && !isStanding(tag)).map((tag) => [tag.student_iid, tag]));

/** Moves tags to a batch; where the student has been in it, that tag is recovered, so that moving back restores both. */
async function moveTo(batch_iid: number, tags: readonly Tag[], former: Former, context: Context): Promise<void> {
  const [back, others] = split(tags, ({ student_iid }) => former.has(student_iid));
  await setAll(context, others, { batch_iid });
  await setAll(context, back, { is_deleted: 'y' });
  await recover(
    back.map(({ student_iid }) => student_iid),
    former,
    context,
  );
}

/** Tags students with a batch for the first time, or again. */
async function placeIn(batch_iid: number, students: readonly number[], former: Former, context: Context): Promise<void> {
  await recover(students, former, context);
  const first = students.filter((id) => !former.has(id));
  const stamps = created(context);
  await context.store.insertMany(
    'batch_tag',
    first.map((student_iid) => ({ student_iid, batch_iid, is_deleted: 'n', ...stamps })),
  );
}

const recover = (students: readonly number[], former: Former, context: Context): Promise<void> =>
  setAll(
    context,
    students.flatMap((id) => former.get(id) ?? []),
    { is_deleted: 'n' },
  );

async function setAll(
  context: Context,
  tags: readonly Row<'batch_tag'>[],
  changes: Partial<Pick<Row<'batch_tag'>, 'batch_iid' | 'is_deleted'>>,
): Promise<void> {
  const iid = tags.map((tag) => tag.iid);
  if (iid.length > 0) await context.store.updateMany('batch_tag', { where: { iid } }, { ...changes, ...changed(context) });
}

/** Splits a list into those of which something is true, and the others. */
const split = <Item>(items: readonly Item[], isTrue: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isTrue),
  items.filter((item) => !isTrue(item)),
];
