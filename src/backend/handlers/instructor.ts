import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { instructorCalls } from '@/contract/instructor';
import { say } from '@/contract/message';
import { listTags } from './instructorTags';
import { instructorName } from './names';

/** Instructors. */
export const instructorHandlers: Handlers<typeof instructorCalls> = {
  fetchInstructorSelect: async (_, { store }) => ({
    data: (await store.list('instructor', { columns: ['iid', 'first_name', 'middle_name', 'last_name'] })).map((row) => ({
      iid: row.iid,
      instructor_name: instructorName(row),
    })),
  }),

  getAllInstructor: async (_, { store }) => ({
    data: (await store.list('instructor', { exists: { isTagged } })).map(({ isTagged: tagged, ...row }) => ({
      ...named(row),
      is_tagged: tagged ? 'y' : 'n',
    })),
  }),

  getInstructorById: async ({ id }, { store }) => {
    const row = found(await findByIdOrSlug({ byId: (iid) => store.get('instructor', iid) }, id), missing);
    const instructor_tags = await listTags(store, { instructor_iid: row.iid, is_deleted_flag: 'n' });
    return { data: { ...named(row), instructor_tags } };
  },

  createInstructor: async ({ image = null, ...form }, context) => {
    const row = await context.store.insert('instructor', { ...form, image, user: null, ...created(context) });
    return { data: named(row), msg: say('instructor_created') };
  },

  editInstructor: async ({ instructor_id, modified_remarks, user, ...form }, context) => {
    const { store } = context;
    const account = user === undefined ? {} : { user: await accountOf(store, user) };
    const row = await store.update('instructor', instructor_id, { ...form, ...account, ...changed(context, modified_remarks) });
    return { data: named(found(row, missing)), msg: say('instructor_updated') };
  },

  updateInstructorImg: async ({ instructor_id, image }, context) => {
    const row = await context.store.update('instructor', instructor_id, { image, ...changed(context) });
    return { data: named(found(row, missing)), msg: say('image_updated') };
  },
};

const missing = 'instructor_not_found';
/** Has the instructor a tag that isn't deleted? */
const isTagged = { by: 'instructor_tag.instructor_iid', where: { is_deleted_flag: 'n' } } as const;

const named = (row: Row<'instructor'>) => ({ ...row, instructor_name: instructorName(row) });

/** Returns the account that a form names; refuses a missing one. */
const accountOf = async (store: Store, user: number | null) =>
  user === null ? null : referred(await store.get('user', user), 'user').iid;
