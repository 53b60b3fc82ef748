import { contentCheck } from '@/contract/contentHealth';
import { course, sub_topic, subcourse } from './catalogueTables';
import { iid, refers } from './columns';
import { modelset } from './modelsetTables';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/**
 * What is checked in the background, and what was found. A record may be removed, so no foreign key holds it; those to records that never
 * are say what learners see.
 */
export const content_check = recordTable(
  'content_check',
  {
    iid: iid(),
    ...recordColumns(contentCheck.shape, {}),
    course_iid: refers('course', () => course.iid),
    subcourse_iid: refers('subcourse', () => subcourse.iid),
    sub_topic_iid: refers('sub_topic', () => sub_topic.iid),
    modelset_iid: refers('modelset', () => modelset.iid),
  },
  { indexes: [['area', 'record_iid'], ['address_start'], ['kind', 'checked_date'], ['fault', 'area']] },
);
