import { z } from 'zod/mini';
import { batch as batchRecord } from '@/contract/batch';
import { liveQuiz } from '@/contract/liveQuiz';
import { modelset as modelsetRecord } from '@/contract/modelset';
import { modelsetBatchTag } from '@/contract/modelsetBatchTag';
import { course } from './catalogueTables';
import { iid, refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A group of students who take a course together. */
export const batch = recordTable('batch', recordColumns(batchRecord.shape, { course_iid: refers('course', () => course.iid) }), {
  right: 'classes',
  name: ['batch_name'],
  unique: [{ name: 'batch_name_unique', column: 'batch_name', within: ['course_iid'], message: 'batch_name_taken' }],
  indexes: [['batch_start_date'], ['batch_end_date']],
});

export const modelset = recordTable(
  'modelset',
  recordColumns(modelsetRecord.shape, { course_iid: refers('course', () => course.iid) }),
  {
    right: 'modelset',
    name: ['modelset_name'],
    unique: [
      { name: 'modelset_name_unique', column: 'modelset_name', within: ['course_iid', 'year'], message: 'modelset_name_taken' },
    ],
  },
);

/** A tag that has a batch sit a model set: both have one course and year, and keep them while they are tagged. */
export const modelset_batch_tag = recordTable(
  'modelset_batch_tag',
  {
    iid: iid(),
    ...recordColumns(
      z.omit(modelsetBatchTag, {
        id: true,
        modelset_name: true,
        batch_name: true,
        course_iid: true,
        course_name: true,
        year: true,
      }).shape,
      {
        modelset_iid: refers('modelset', () => modelset.iid),
        batch_iid: refers('batch', () => batch.iid),
      },
    ),
  },
  {
    right: 'modelset',
    name: ['modelset_iid', 'batch_iid'],
    unique: [
      {
        name: 'modelset_batch_tag_unique',
        column: 'batch_iid',
        within: ['modelset_iid'],
        field: 'batch',
        message: 'modelset_tagged_already',
        isExact: true,
      },
    ],
  },
);

const { tag_id: _, modelset_id, modelset_name, batch_id, batch_name, course_iid, course_name, year, ...live } = liveQuiz.shape;

/**
 * A live sitting of a model set within a window of time, by one batch or by none; a batch has the model set's course and year, and both
 * keep them meanwhile. Its times are by Nepal's clock, as `domain/calendar/wallClock` writes them.
 */
export const live_modelset_tag = recordTable(
  'live_modelset_tag',
  {
    iid: iid(),
    modelset_iid: refers('modelset', () => modelset.iid).notNull(),
    batch_iid: refers('batch', () => batch.iid),
    ...recordColumns(live, {}),
  },
  { right: 'modelset', name: ['modelset_iid', 'batch_iid'], indexes: [['live_start_date_time'], ['live_end_date_time']] },
);
