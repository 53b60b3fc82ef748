import { passage as passageRecord } from '@/contract/passage';
import { course, subcourse } from './catalogueTables';
import { audit, decimal, iid, refers, yesNo } from './columns';
import { modelset } from './modelsetTables';
import { quiz } from './quizTables';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A text with questions about it, as HTML. */
export const passage = recordTable(
  'passage',
  recordColumns(passageRecord.shape, { course_iid: refers('course', () => course.iid) }),
);

/** A tag that puts a question into a passage. */
export const passage_quiz_tag = recordTable('passage_quiz_tag', {
  iid: iid(),
  passage_iid: refers('passage', () => passage.iid).notNull(),
  quiz_iid: refers('quiz', () => quiz.iid).notNull(),
  marks_weightage: decimal().notNull(),
  ...audit(),
});

/** A tag that gives a model set a passage: while the tag isn't deleted, the model set has this course and may have passages. */
export const passage_modelset_tag = recordTable('passage_modelset_tag', {
  iid: iid(),
  passage_iid: refers('passage', () => passage.iid).notNull(),
  course_iid: refers('course', () => course.iid).notNull(),
  subcourse_iid: refers('subcourse', () => subcourse.iid).notNull(),
  modelset_iid: refers('modelset', () => modelset.iid).notNull(),
  is_deleted_flag: yesNo().notNull(),
  ...audit(),
});
