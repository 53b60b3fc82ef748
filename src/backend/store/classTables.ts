import { batchTag, batchTagCalls, enrolment as enrolmentRecord, student as studentRecord } from '@/contract/batchTag';
import { recording as recordingRecord } from '@/contract/recording';
import { refers } from './columns';
import { course_price } from './contentTables';
import { batch } from './modelsetTables';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A learner: in the product's own tables nobody signs in as one. */
export const student = recordTable('student', recordColumns(studentRecord.shape, {}), {
  name: ['full_name'],
  person: {},
});

const ofStudent = () => ({ student_iid: refers('student', () => student.iid) });

/** A package that a student has bought. */
export const enrolment = recordTable(
  'enrolment',
  recordColumns(enrolmentRecord.shape, { ...ofStudent(), course_price_iid: refers('course_price', () => course_price.iid) }),
  { indexes: [['enrolled_date']] },
);

/** A student's place in a batch. In each course a student has at most one that isn't deleted. */
export const batch_tag = recordTable(
  'batch_tag',
  recordColumns(batchTag.shape, { ...ofStudent(), batch_iid: refers('batch', () => batch.iid) }),
  {
    right: 'classes',
    name: ['student_iid', 'batch_iid'],
    flag: { column: 'is_deleted', call: batchTagCalls.recoverBatchTag, id: 'id' },
    unique: [
      // Deleted tags too, because they are recovered.
      {
        name: 'batch_tag_unique',
        column: 'student_iid',
        within: ['batch_iid'],
        field: 'student_list',
        message: 'student_tagged_already',
        isExact: true,
      },
    ],
  },
);

/** The recording of a live class of a batch. */
export const recording = recordTable(
  'recording',
  recordColumns(recordingRecord.shape, { group_iid: refers('batch', () => batch.iid) }),
  { right: 'classes', name: ['topics'], indexes: [['class_date'], ['created_date']] },
);
