import { checkChain } from '@/backend/chain';
import type { Context, Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found } from '@/backend/records';
import { fieldRefusal, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { batchTagCalls } from '@/contract/batchTag';
import { say } from '@/contract/message';
import { dayAt } from '@/domain/wallClock';

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
    const standing = new Map(tags.filter(isStanding).map((tag) => [tag.student_iid, tag]));
    const [already, others] = split(students, (id) => standing.get(id)?.batch_iid === group);
    const [allowed, ended] = split(others, (id) => running.has(id));
    const [moved, tagged] = split(allowed, (id) => standing.has(id));
    const former = formerIn(tags, group);
    await moveTo(
      group,
      moved.flatMap((id) => standing.get(id) ?? []),
      former,
      context,
    );
    await placeIn(group, tagged, former, context);
    return { data: { tagged, already, moved, ended }, msg: say('students_tagged') };
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
    return { data: { already: ids(already), moved: ids(moved) }, msg: say('students_moved') };
  },

  deleteBatchTag: async ({ student_list }, context) => {
    const { store } = context;
    const tags = (await namedTags(store, student_list, 'lock')).filter(isStanding);
    await setAll(context, tags, { is_deleted: 'y' });
    const iid = tags.map((tag) => tag.iid);
    return { data: await store.list('batch_tag', { where: { iid }, join: names }), msg: say('batch_tags_deleted') };
  },

  recoverBatchTag: async ({ id }, context) => {
    const { store } = context;
    const byId = (iid: number) => store.get('batch_tag', iid);
    const { iid, student_iid, batch_iid } = found(await findByIdOrSlug({ byId }, id), missing);
    await holdStudents(store, [student_iid]);
    const { course_iid } = found(await store.get('batch', batch_iid), missing);
    const others = await store.list('batch_tag', {
      where: { student_iid, is_deleted: 'n', 'batch_iid.course_iid': course_iid, iid: { not: iid } },
      join: { batch_name: 'batch_iid.batch_name' },
    });
    if (others[0]) throw new Refusal(409, { msg: say('in_other_batch', { batch: others[0].batch_name }) });
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

const batchNames = { batch_name: 'batch_iid.batch_name', batch_year: 'batch_iid.batch_year' } as const;

/** The joins that read the names of a tag's records, and how to reach the student. */
const names = {
  student_name: 'student_iid.full_name',
  mobile_no: 'student_iid.mobile_no',
  email: 'student_iid.email',
  course_iid: 'batch_iid.course_iid',
  course_name: 'batch_iid.course_iid.course_name',
  ...batchNames,
} as const;

/** Returns the students of these enrolments, each once, with their batch of the course. */
async function studentsOf(
  store: Store,
  course: number,
  where: { course_price_iid: readonly number[]; enrolled_date: { gte: string; lte: string } },
) {
  const enrolments = await store.list('enrolment', {
    where: { ...where, 'course_price_iid.course_iid': course },
    join: {
      full_name: 'student_iid.full_name',
      mobile_no: 'student_iid.mobile_no',
      email: 'student_iid.email',
      package_name: 'course_price_iid.package_name',
      course_name: 'course_price_iid.course_iid.course_name',
    },
    sort: ['enrolled_date'],
  });
  const tags = await store.list('batch_tag', { where: { is_deleted: 'n', 'batch_iid.course_iid': course }, join: batchNames });
  const placed = new Map(tags.map((tag) => [tag.student_iid, tag]));
  return [...grouped(enrolments, ({ student_iid }) => student_iid)].map(([iid, [first, ...further]]) => {
    const { full_name, mobile_no, email, course_name, enrolled_date } = first;
    const all = [first, ...further];
    const { batch_iid = null, batch_name = null, batch_year = null } = placed.get(iid) ?? {};
    return {
      iid,
      full_name,
      mobile_no,
      email,
      course_name,
      package_name: [...new Set(all.map((one) => one.package_name))].join(', '),
      enrolled_date,
      enroll_end_date: lastDay(all),
      batch_iid,
      batch_name,
      batch_year,
    };
  });
}

/** Groups items by a key, in their order; no group is empty. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns the last day of several enrolments, or null if one of them never ends. */
function lastDay(enrolments: readonly Pick<Row<'enrolment'>, 'enroll_end_date'>[]): string | null {
  const days = enrolments.flatMap(({ enroll_end_date }) => enroll_end_date ?? []);
  return days.length < enrolments.length ? null : (days.toSorted().at(-1) ?? null);
}

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

/** Returns all tags of students in a course, locked: the students are held before. */
const heldTags = (store: Store, course: number, student_iid: readonly number[]): Promise<Tag[]> =>
  store.list('batch_tag', { where: { student_iid, 'batch_iid.course_iid': course }, lock: 'lock' });

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
