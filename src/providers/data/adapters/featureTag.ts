import { featureTagCalls } from '@/contract/featureTag';
import { type Adapter, verb } from '../adapter';

/** The features that a course is tagged with. */
export const featureTagAdapter = {
  area: 'feature_tag',
  list: featureTagCalls.getFeatureTagByCourse,
  create: featureTagCalls.createFeatureTag,
  update: verb(featureTagCalls.editFeatureTag, 'tag_id', ['features']),
  delete: verb(featureTagCalls.deleteFeatureTag, 'tag_id'),
  toRecord: (row) => ({ ...row, features: row.feature_iid, courses: row.course_iid }),
} satisfies Adapter;
