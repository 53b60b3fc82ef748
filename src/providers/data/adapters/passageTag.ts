import { passageTagCalls } from '@/contract/passageTag';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Passages tagged with model sets, found by model set; a tag is added from its passage. */
export const passageTagAdapter: Adapter = {
  list: passageTagCalls.filterPassageModelset,
  foundAcross: { resource: 'modelsetSetup', as: 'modelset' },
  update: verb(passageTagCalls.updatePassageTag, 'tag_id', ['paragraph']),
  toRecord: (row) => ({
    ...ofCourse(row),
    paragraph: row.paragraph_iid,
    subcourse: row.subcourse_iid,
    modelset: row.modelset_iid,
  }),
};
