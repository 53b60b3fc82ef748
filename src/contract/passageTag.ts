import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { defineCalls, patch, post, search } from './call';
import { audit, id, reference, yesNo } from './fields';
import { recordYear, year } from './numberFields';
import { data, written } from './replies';

/**
 * A tag that gives a model set a passage, with the names of both; a deleted one is kept, so that it can be restored. Source: admin areas,
 * sections 3 and 4.
 */
export const passageTag = z.object({
  iid: id,
  paragraph_iid: id,
  /** The passage's title. */
  passage: z.string(),
  course_iid: id,
  course_name: z.string(),
  subcourse_iid: id,
  subcourse_name: z.string(),
  modelset_iid: id,
  modelset_name: z.string(),
  /** The model set's year. */
  year: recordYear,
  is_deleted_flag: yesNo,
  ...audit,
});

/** The search of the list of tags. */
export const passageTagFilter = z.object({ courses: reference('required'), year, modelset: reference('required') });

/** The form that tags a passage with a model set. */
export const passageTagForm = z.extend(passageTagFilter, { subcourse: reference('required') });

/** A tag as it is sent: with its passage, and without the year, which the model set has. */
const tagging = z.extend(z.omit(passageTagForm, { year: true }), { paragraph: id });

const oneTag = z.object({ tag_id: id });

/** Passages tagged with model sets. Source: admin areas, sections 2.4, 4, 5 and 7. */
export const passageTagCalls = defineCalls('passage', {
  tagPassageModelset: post('/passage/tagPassageModelset', {
    summary: 'Tag a passage with a model set that has a passage',
    body: tagging,
    stamp: 'created_by',
    reply: written(passageTag),
  }),
  filterPassageModelset: search('/passage/filterPassageModelset', {
    summary: 'The passages of a model set, those whose tag was deleted too',
    body: z.partial(passageTagFilter, { year: true }),
    reply: data(z.array(passageTag)),
  }),
  updatePassageTag: patch('/passage/updatePassageTag', {
    summary: 'Give a tag another course, subcourse or model set; one that was deleted is restored first',
    body: z.extend(tagging, { tag_id: id, year: z.optional(year) }),
    stamp: 'modified_by',
    reply: written(passageTag),
  }),
  deletePassageTag: patch('/passage/deletePassageTag', {
    summary: 'Delete a tag; it can be restored',
    body: oneTag,
    reply: written(passageTag),
  }),
  restorePassageTag: patch('/passage/restorePassageTag', {
    summary: 'Restore a tag that was deleted, where it still fits and no other stands in its place',
    body: oneTag,
    reply: written(passageTag),
  }),
});

/** Passages tagged with model sets, found by model set; a tag is added from its passage. */
export const passageTagAdapter = {
  area: 'passage_modelset_tag',
  list: passageTagCalls.filterPassageModelset,
  foundAcross: { resource: 'modelsetSetup', as: 'modelset' },
  update: verb(passageTagCalls.updatePassageTag, 'tag_id', ['paragraph']),
  delete: verb(passageTagCalls.deletePassageTag, 'tag_id'),
  toRecord: (row) => ({
    ...ofCourse(row),
    paragraph: row.paragraph_iid,
    subcourse: row.subcourse_iid,
    modelset: row.modelset_iid,
  }),
} satisfies Adapter;
