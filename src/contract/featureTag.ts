import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { id, reference, yesNo } from './fields';
import { data, written } from './replies';
import { oneTag } from './tag';

/**
 * A tag that gives a course a feature, as stored; a deleted one is kept, so that it can be restored. Source: admin areas, sections 3 and 4.
 */
export const featureTag = z.object({
  iid: id,
  feature_iid: id,
  course_iid: id,
  is_deleted_flag: yesNo,
});

const featureTagWithNames = z.extend(featureTag, { features_title: z.string(), course_name: z.string() });

/** The form of a tag, and the search of the list of tags. */
export const featureTagForm = z.object({ courses: reference('required') });

/** The form of a tag of any feature. */
export const newFeatureTagForm = z.extend(featureTagForm, { features: reference('required') });

/** A tag as it is sent: with its feature, which has no input. */
const tagging = z.extend(featureTagForm, { features: id });

/** Deployed servers refuse a tag that exists, or that was deleted, without naming a field. */
const errorsMean = { field: 'courses', rule: 'feature_tagged_already' } as const;

/** Features tagged with courses. Source: admin areas, sections 2.6, 4, 5, 7 and 8. */
export const featureTagCalls = defineCalls('content', {
  createFeatureTag: post('/feature/createFeatureTag', {
    summary: 'Tag a feature with a course',
    body: tagging,
    reply: written(featureTagWithNames),
    errorsMean,
  }),
  getFeatureTagByCourse: search('/feature/getFeatureTagByCourse', {
    summary: 'The features that a course is tagged with',
    body: featureTagForm,
    reply: data(z.array(featureTagWithNames)),
  }),
  editFeatureTag: patch('/feature/editFeatureTag', {
    summary: 'Give a tag another course or feature',
    body: z.extend(tagging, oneTag.shape),
    reply: written(featureTagWithNames),
    errorsMean,
  }),
  deleteFeatureTag: patch('/feature/deleteFeatureTag', {
    summary: 'Delete a tag; it can be restored',
    body: oneTag,
    reply: written(featureTagWithNames),
  }),
  restoreFeatureTag: patch('/feature/restoreFeatureTag', {
    summary: 'Restore a tag that was deleted',
    body: oneTag,
    reply: written(featureTagWithNames),
  }),
  getDeletedFeatureTag: get('/feature/getDeletedFeatureTag', {
    summary: 'The tags of all courses that were deleted',
    reply: data(z.array(featureTagWithNames)),
  }),
});

/** The features that a course is tagged with. */
export const featureTagAdapter = {
  area: 'feature_tag',
  list: featureTagCalls.getFeatureTagByCourse,
  create: featureTagCalls.createFeatureTag,
  update: verb(featureTagCalls.editFeatureTag, 'tag_id', ['features']),
  delete: verb(featureTagCalls.deleteFeatureTag, 'tag_id'),
  toRecord: (row) => ({ ...row, features: row.feature_iid, courses: row.course_iid }),
} satisfies Adapter;

/** The tags of features that were deleted. */
export const featureTagRestoreAdapter: Adapter = { list: featureTagCalls.getDeletedFeatureTag };
