import { batchTag, enrolment as enrolmentRecord, student as studentRecord } from '@/contract/batchTag';
import { recording as recordingRecord } from '@/contract/recording';
import { refers } from './columns';
import { course_price } from './contentTables';
import { batch } from './modelsetTables';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A learner: in the product's own tables nobody signs in as one. */
export const student = recordTable('student', recordColumns(studentRecord.shape, {}));

const ofStudent = () => ({ student_iid: refers('student', () => student.iid) });

/** A package that a student has bought. */
export const enrolment = recordTable(
  'enrolment',
  recordColumns(enrolmentRecord.shape, { ...ofStudent(), course_price_iid: refers('course_price', () => course_price.iid) }),
);

/** A student's place in a batch. In each course a student has at most one that isn't deleted. */
export const batch_tag = recordTable(
  'batch_tag',
  recordColumns(batchTag.shape, { ...ofStudent(), batch_iid: refers('batch', () => batch.iid) }),
);

/** The recording of a live class of a batch. */
export const recording = recordTable(
  'recording',
  recordColumns(recordingRecord.shape, { group_iid: refers('batch', () => batch.iid) }),
);
