import type { Context, Handlers } from '@/backend/handler';
import { checkChain } from '@/backend/records/chain';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import { type FieldText, mostNamed, quotedNames, Refusal, refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import type { TrueFalse } from '@/contract/fields';
import { say } from '@/contract/message';
import type { modelsetCalls } from '@/contract/modelset';
import { nameOfCourse } from './courseTexts';
import { faultsOfPassages } from './passageTags';
import { faultsOfTaggedChange } from './quizTagRules';

/** Reads the year in an address, of at most four digits; throws a 404 for anything else. */
export function yearOf(text: string): number {
  const year = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (year === 0) throw new Refusal(404, { msg: say('year_not_found') });
  return year;
}

const byModelset = {
  columns: [],
  join: { name: 'modelset_iid.modelset_name' },
  sort: ['modelset_iid.modelset_name'],
  limit: mostNamed,
} as const;

/** Returns why a batch that is tagged with model sets, or sits live quizzes, can't be deleted: the texts name them. */
export async function tagObstacles(store: Store, batch_iid: number): Promise<string[]> {
  const where = { batch_iid };
  const tagged = await store.count('modelset_batch_tag', { where });
  const live = await store.count('live_modelset_tag', { where });
  const count = tagged + live;
  if (count === 0) return [];
  const rows = [
    ...(await store.list('modelset_batch_tag', { where, ...byModelset })),
    ...(await store.list('live_modelset_tag', { where, ...byModelset })),
  ];
  const names = [...new Set(rows.map(({ name }) => name))];
  const modelsets = quotedNames(names.slice(0, mostNamed), count > rows.length ? Infinity : names.length);
  const alone = live === 0 ? 'batch_in_use' : 'batch_in_live_use';
  return [say(tagged > 0 && live > 0 ? 'batch_in_both_uses' : alone, { count, modelsets })];
}

/** A batch or a model set that tags may name. */
type Tagged = { readonly batch_iid: number } | { readonly modelset_iid: number };

/** Returns a message at each field that would move a tagged batch or model set to another course or year. */
export async function faultsOfMove(store: Store, tagged: Tagged, moved: Readonly<Record<string, boolean>>): Promise<FieldText[]> {
  const fields = Object.keys(moved).filter((field) => moved[field]);
  if (fields.length === 0) return [];
  const reasons = [
    ...((await store.count('modelset_batch_tag', { where: tagged })) > 0 ? [say('tagged_stays')] : []),
    ...((await store.count('live_modelset_tag', { where: tagged })) > 0 ? [say('live_tagged_stays')] : []),
  ];
  return fields.flatMap((field) => reasons.map((reason): FieldText => [field, reason]));
}

/** Model sets. */
export const modelsetHandlers: Handlers<typeof modelsetCalls> = {
  filterModelSet: async ({ courses: course_iid, year }, { store }) => ({
    data: await store.list('modelset', { where: { course_iid, year }, join: nameOfCourse }),
  }),

  filterModelsetCourseyear: async ({ courses: course_iid, year }, { store }) => ({
    data: await store.list('modelset', { where: { course_iid, year }, columns: ['iid', 'modelset_name'] }),
  }),

  getModelsetByYear: async ({ year }, { store }) => ({
    data: await store.list('modelset', { where: { year: yearOf(year) }, join: nameOfCourse, sort: ['course_iid'] }),
  }),

  getModelsetById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findModelset(store, iid) }, id), missing),
  }),

  createModelset: async (form, context) => {
    const { store } = context;
    await checkChain(store, { course: form.courses });
    const { iid } = await store.insert('modelset', { ...columnsOf(form), is_active: 'n', ...created(context) });
    return { data: found(await findModelset(store, iid), missing), msg: say('modelset_created') };
  },

  updateModelset: async ({ modelset_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    await checkChain(store, { course: form.courses });
    const standing = found(await store.get('modelset', modelset_id, 'lock'), missing);
    const moved = { courses: standing.course_iid !== form.courses, year: standing.year !== form.year };
    const altered = { ...moved, has_passage: standing.has_passage !== form.has_passage };
    refuseFields([
      ...(await faultsOfMove(store, { modelset_iid: modelset_id }, moved)),
      ...(await faultsOfTaggedChange(store, standing, form)),
      ...(await faultsOfPassages(store, modelset_id, altered)),
    ]);
    const changes = { ...columnsOf(form), ...changed(context, modified_remarks) };
    return { data: await change(modelset_id, changes, context), msg: say('modelset_updated') };
  },

  activateModelset: async ({ modelset_id }, context) => ({
    data: await change(modelset_id, { is_active: 'y', ...changed(context) }, context),
    msg: say('modelset_activated'),
  }),

  deactivateModelset: async ({ modelset_id }, context) => ({
    data: await change(modelset_id, { is_active: 'n', ...changed(context) }, context),
    msg: say('modelset_deactivated'),
  }),
};

const missing = 'modelset_not_found';

interface Form {
  courses: number;
  has_negative_marking: TrueFalse;
  /** The duration as it was picked; this copy isn't stored. */
  exam_time_duration_copy: string;
}

/** Returns the columns of a form. */
const columnsOf = <Sent extends Form>({ courses, has_negative_marking, exam_time_duration_copy: _, ...form }: Sent) => ({
  ...form,
  course_iid: courses,
  has_negative: has_negative_marking,
});

/** Returns the changed model set with the name of its course, or throws a 404. */
async function change(iid: number, changes: Partial<NewRow<'modelset'>>, { store }: Context) {
  await store.update('modelset', iid, changes);
  return found(await findModelset(store, iid), missing);
}

/** Returns a model set with the name of its course. */
export const findModelset = async (store: Store, iid: number) =>
  (await store.list('modelset', { where: { iid }, join: nameOfCourse }))[0];
