import type { Context, Handlers } from '@/backend/handler';
import { chainFaults, checkChain } from '@/backend/records/chain';
import { changed, created, found } from '@/backend/records/records';
import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import type { Row } from '@/backend/store/tables';
import { isYes, type YesNo } from '@/contract/fields';
import { say } from '@/contract/message';
import type { passageTagCalls } from '@/contract/passageTag';
import { refuseUnfitPassage } from './passageTags';

/** Passages tagged with model sets. */
export const passageTagHandlers: Handlers<typeof passageTagCalls> = {
  tagPassageModelset: async (form, context) => {
    const { store } = context;
    const columns = await columnsOf(store, form);
    await refuseUnfitPassage(store, columns);
    const row = { ...columns, is_deleted_flag: 'n', ...created(context) } as const;
    const { iid } = await store.insert('passage_modelset_tag', row);
    return { data: await findTag(store, iid), msg: say('passage_tagged') };
  },

  filterPassageModelset: async ({ courses: course_iid, modelset: modelset_iid, year }, { store }) => ({
    data: await listTags(store, { course_iid, modelset_iid, ...(year !== undefined && { 'modelset_iid.year': year }) }),
  }),

  updatePassageTag: async ({ tag_id, ...form }, context) => {
    const { store } = context;
    const columns = await columnsOf(store, form);
    const { is_deleted_flag } = found(await store.get('passage_modelset_tag', tag_id, 'lock'), missing);
    if (isYes(is_deleted_flag)) throw new Refusal(409, { msg: say('passage_tag_is_deleted') });
    await refuseUnfitPassage(store, columns, tag_id);
    await store.update('passage_modelset_tag', tag_id, { ...columns, ...changed(context) });
    return { data: await findTag(store, tag_id), msg: say('passage_tag_updated') };
  },

  deletePassageTag: async ({ tag_id }, context) => ({
    data: await setDeleted(tag_id, 'y', context),
    msg: say('passage_tag_deleted'),
  }),

  restorePassageTag: async ({ tag_id }, context) => {
    const { store } = context;
    const tag = found(await store.get('passage_modelset_tag', tag_id), missing);
    if (isYes(tag.is_deleted_flag)) await checkRestored(store, tag);
    return { data: await setDeleted(tag_id, 'n', context), msg: say('passage_tag_restored') };
  },
};

const missing = 'passage_tag_not_found';

interface Tagging {
  paragraph: number;
  courses: number;
  subcourse: number;
  modelset: number;
  year?: number | undefined;
}

/** Returns the columns of a tag, after checking that its records exist and fit together; its model set is locked. */
async function columnsOf(store: Store, { paragraph, courses, subcourse, modelset, year }: Tagging) {
  await checkChain(store, { course: courses, year: year ?? null, subcourse, modelset });
  const { iid } = found(await store.get('passage', paragraph), 'passage_not_found');
  return { passage_iid: iid, course_iid: courses, subcourse_iid: subcourse, modelset_iid: modelset };
}

/** Refuses to restore a tag that couldn't be added now: its records may have changed since it was deleted. */
async function checkRestored(store: Store, tag: Row<'passage_modelset_tag'>): Promise<void> {
  const { iid, course_iid: course, subcourse_iid: subcourse, modelset_iid: modelset } = tag;
  const faults = await chainFaults(store, { course, subcourse, modelset });
  if (faults.length > 0) throw new Refusal(409, { msg: say('passage_tag_outdated') });
  const standing = await store.get('passage_modelset_tag', iid, 'lock');
  if (standing?.modelset_iid !== modelset) throw new Refusal(409, { msg: say('moved_meanwhile') });
  await refuseUnfitPassage(store, tag, iid);
}

/** Sets the flag unless it is set already: two may have requested it. */
async function setDeleted(tag_id: number, is_deleted_flag: YesNo, context: Context) {
  const { store } = context;
  const standing = found(await store.get('passage_modelset_tag', tag_id, 'lock'), missing);
  if (standing.is_deleted_flag !== is_deleted_flag) {
    await store.update('passage_modelset_tag', tag_id, { is_deleted_flag, ...changed(context) });
  }
  return findTag(store, tag_id);
}

/** Lists tags with the names of their records. */
async function listTags(store: Store, where: Where<'passage_modelset_tag'>) {
  const tags = await store.list('passage_modelset_tag', {
    where,
    join: {
      passage: 'passage_iid.paragraph_title',
      course_name: 'course_iid.course_name',
      subcourse_name: 'subcourse_iid.subcourse_name',
      modelset_name: 'modelset_iid.modelset_name',
      year: 'modelset_iid.year',
    },
  });
  return tags.map(({ passage_iid, ...tag }) => ({ ...tag, paragraph_iid: passage_iid }));
}

/** A tag, or a 404. */
const findTag = async (store: Store, iid: number) => found((await listTags(store, { iid }))[0], missing);
