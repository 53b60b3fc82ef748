import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, id, lines, remarks, text } from './fields';
import { image } from './fileFields';
import { data, done, written } from './replies';

/** A benefit of a course beside its lessons, as stored. Source: admin areas, section 3. */
export const feature = z.object({
  iid: id,
  features_title: z.string(),
  /** A path below `/media/`. */
  features_icon: z.nullable(z.string()),
  features_desc: z.string(),
  /** The details: what a learner gets. */
  user_get: z.string(),
  ...audit,
});

const wording = ['must_have_more_than', 'should_not_have_more_than'] as const;

const fields = z.object({
  features_title: text(4, 30, wording),
  features_desc: lines(15, 200, wording),
  user_get: lines(15, 200, wording),
});

export const featureForm = z.extend(fields, { features_icon: image });
/** No call changes the icon. */
export const featureEditForm = z.extend(fields, { modified_remarks: remarks(5, 100) });

/** Features. Source: admin areas, sections 2.6, 5 and 7. */
export const featureCalls = defineCalls('content', {
  getAllFeature: get('/feature/getAllFeature', { summary: 'Every feature', reply: data(z.array(feature)) }),
  createFeature: post('/feature/createFeature', {
    summary: 'Add a feature',
    multipart: true,
    body: featureForm,
    stamp: 'created_by',
    reply: written(feature),
  }),
  editFeature: patch('/feature/editFeature', {
    summary: 'Change a feature, but for its icon',
    body: z.extend(featureEditForm, { feature_id: id }),
    stamp: 'modified_by',
    reply: written(feature),
  }),
  deleteFeature: patch('/feature/deleteFeature', {
    summary: 'Delete a feature that no course is tagged with, and its icon',
    body: z.object({ feature_id: id }),
    reply: done,
  }),
});

/** Features. */
export const featureAdapter = {
  area: 'feature',
  list: featureCalls.getAllFeature,
  create: featureCalls.createFeature,
  update: verb(featureCalls.editFeature, 'feature_id'),
  delete: verb(featureCalls.deleteFeature, 'feature_id'),
} satisfies Adapter;
