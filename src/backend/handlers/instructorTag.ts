import type { Handlers } from '@/backend/handler';
import { checkChain } from '@/backend/records/chain';
import { changed, created, found, referred } from '@/backend/records/records';
import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { instructorTagCalls } from '@/contract/instructorTag';
import { say } from '@/contract/message';
import { listTags } from './instructorTags';

/** Instructors tagged with courses and subcourses. */
export const instructorTagHandlers: Handlers<typeof instructorTagCalls> = {
  tagInstructor: async (form, context) => {
    const { store } = context;
    const row = { ...(await columnsOf(store, form)), is_deleted_flag: 'n', ...created(context) } as const;
    const { iid } = await store.insert('instructor_tag', row);
    return { data: await findTag(store, iid), msg: say('instructor_tagged') };
  },

  getInstructorTagByCourse: async ({ courses }, { store }) => ({
    data: await listTags(store, { 'subcourse_iid.course_id': courses, is_deleted_flag: 'n' }),
  }),

  editInstructorTag: async ({ tag_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const columns = await columnsOf(store, form);
    // A deleted tag is restored first.
    const [standing] = await store.list('instructor_tag', { where: { iid: tag_id, is_deleted_flag: 'n' }, lock: 'lock' });
    const { iid } = found(standing, missing);
    await store.update('instructor_tag', iid, { ...columns, ...changed(context, modified_remarks) });
    return { data: await findTag(store, iid), msg: say('instructor_tag_updated') };
  },

  // A tag that is deleted already stays so, because two may have requested it.
  deleteInstructorTag: async ({ tag_id }, context) => {
    const { store } = context;
    await store.update('instructor_tag', tag_id, { is_deleted_flag: 'y', ...changed(context) });
    return { data: await findTag(store, tag_id), msg: say('instructor_tag_deleted') };
  },

  restoreInstructorTag: async ({ tag_id }, context) => {
    const { store } = context;
    await refuseRestoreBeside(store, found(await store.get('instructor_tag', tag_id, 'lock'), missing));
    await store.update('instructor_tag', tag_id, { is_deleted_flag: 'n', ...changed(context) });
    return { data: await findTag(store, tag_id), msg: say('instructor_tag_restored') };
  },

  getDeletedInstructorTag: async (_, { store }) => ({ data: await listTags(store, { is_deleted_flag: 'y' }) }),
};

const missing = 'instructor_tag_not_found';

interface Tagging {
  instructor: number;
  courses: number;
  subcourse: number;
  instructor_type: 'instructor' | 'sme';
}

/** Returns the columns of a tag, after checking that its instructor exists and its subcourse belongs to its course. */
async function columnsOf(store: Store, { instructor, courses, subcourse, instructor_type }: Tagging) {
  await checkChain(store, { course: courses, subcourse });
  referred(await store.get('instructor', instructor), 'instructor');
  return { instructor_iid: instructor, subcourse_iid: subcourse, instructor_type };
}

const clashes = { instructor: 'instructor_tag_stands', sme: 'instructor_tag_stands_sme' } as const;

interface Tag {
  iid: number;
  instructor_iid: number;
  subcourse_iid: number;
}

/** Refuses to restore a tag if another has its place, and names that one's role. Of two at the same time, the unique rule refuses one. */
async function refuseRestoreBeside(store: Store, { iid, instructor_iid, subcourse_iid }: Tag): Promise<void> {
  const [standing] = await listTags(store, { iid: { not: iid }, instructor_iid, subcourse_iid, is_deleted_flag: 'n' });
  if (!standing) return;
  const { instructor_type, instructor_name: name, subcourse_name: subcourse, course_name: course } = standing;
  throw new Refusal(409, { msg: say(clashes[instructor_type], { name, subcourse, course }) });
}

/** A tag with its names, or a 404. */
const findTag = async (store: Store, iid: number) => found((await listTags(store, { iid }))[0], missing);
