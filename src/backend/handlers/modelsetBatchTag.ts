import type { Handlers } from '@/backend/handler';
import { checkChain } from '@/backend/records/chain';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import { say } from '@/contract/message';
import type { modelsetBatchTagCalls } from '@/contract/modelsetBatchTag';

/** Model sets tagged with batches. */
export const modelsetBatchTagHandlers: Handlers<typeof modelsetBatchTagCalls> = {
  tagModelsetBatch: async (form, context) => {
    const { store } = context;
    const { iid } = await store.insert('modelset_batch_tag', { ...(await columnsOf(store, form)), ...created(context) });
    return { data: await findTag(store, iid), msg: say('modelset_batch_tagged') };
  },

  getModelsetBatchTag: async ({ courses, year }, { store }) => ({
    data: await listTags(store, { 'batch_iid.course_iid': courses, 'batch_iid.batch_year': year }),
  }),

  updateModelsetBatchTag: async ({ tag_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const columns = await columnsOf(store, form);
    await store.update('modelset_batch_tag', tag_id, { ...columns, ...changed(context, modified_remarks) });
    return { data: await findTag(store, tag_id), msg: say('modelset_batch_tag_updated') };
  },

  deleteModelsetBatchTag: async ({ tag_id }, { store }) => {
    const tag = await findByIdOrSlug({ byId: (iid) => store.get('modelset_batch_tag', iid, 'lock') }, tag_id);
    await store.remove('modelset_batch_tag', found(tag, missing).iid);
    return { msg: say('modelset_batch_tag_deleted') };
  },
};

const missing = 'modelset_batch_tag_not_found';

interface Tagging {
  courses: number;
  batch_year: number;
  modelset: number;
  batch: number;
}

/** Returns the columns of a tag, after checking that its model set and batch have its course and year. */
async function columnsOf(store: Store, { courses, batch_year, modelset, batch }: Tagging) {
  await checkChain(store, { course: courses, year: batch_year, modelset, batch });
  return { modelset_iid: modelset, batch_iid: batch };
}

/** Lists tags with the names of their records, and the course and year of both. */
async function listTags(store: Store, where: Where<'modelset_batch_tag'>) {
  const tags = await store.list('modelset_batch_tag', {
    where,
    join: {
      modelset_name: 'modelset_iid.modelset_name',
      batch_name: 'batch_iid.batch_name',
      course_iid: 'batch_iid.course_iid',
      course_name: 'batch_iid.course_iid.course_name',
      year: 'batch_iid.batch_year',
    },
  });
  return tags.map(({ iid, ...tag }) => ({ id: iid, ...tag }));
}

/** A tag, or a 404. */
const findTag = async (store: Store, iid: number) => found((await listTags(store, { iid }))[0], missing);
