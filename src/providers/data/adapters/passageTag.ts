import { passageTagCalls } from '@/contract/passageTag';
import { type Adapter, ofCourse, verb } from '../adapter';

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
