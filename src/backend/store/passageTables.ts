import { z } from 'zod/mini';
import { audit } from '@/contract/fields';
import { passageQuiz, passage as passageRecord } from '@/contract/passage';
import { passageTag, passageTagCalls } from '@/contract/passageTag';
import { course, subcourse } from './catalogueTables';
import { iid, refers } from './columns';
import { modelset } from './modelsetTables';
import { quiz } from './quizTables';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A text with questions about it, as HTML. */
export const passage = recordTable(
  'passage',
  recordColumns(passageRecord.shape, { course_iid: refers('course', () => course.iid) }),
  {
    right: 'passage',
    name: ['paragraph_title'],
    unique: [{ name: 'passage_title_unique', column: 'paragraph_title', within: ['course_iid'], message: 'passage_title_taken' }],
  },
);

/** A tag that puts a question into a passage. */
export const passage_quiz_tag = recordTable(
  'passage_quiz_tag',
  {
    iid: iid(),
    passage_iid: refers('passage', () => passage.iid).notNull(),
    ...recordColumns(
      { ...z.pick(passageQuiz, { quiz_iid: true, marks_weightage: true }).shape, ...audit },
      { quiz_iid: refers('quiz', () => quiz.iid) },
    ),
  },
  {
    right: 'passage',
    name: ['passage_iid', 'quiz_iid'],
    unique: [
      {
        name: 'passage_quiz_unique',
        column: 'quiz_iid',
        within: ['passage_iid'],
        field: 'non_field_errors',
        message: 'passage_has_quiz_already',
        isExact: true,
      },
    ],
  },
);

const { paragraph_iid: _, passage: title, course_name, subcourse_name, modelset_name, year, ...tagged } = passageTag.shape;

/** A tag that gives a model set a passage: while the tag isn't deleted, the model set has this course and may have passages. */
export const passage_modelset_tag = recordTable(
  'passage_modelset_tag',
  {
    ...recordColumns(tagged, {
      course_iid: refers('course', () => course.iid),
      subcourse_iid: refers('subcourse', () => subcourse.iid),
      modelset_iid: refers('modelset', () => modelset.iid),
    }),
    passage_iid: refers('passage', () => passage.iid).notNull(),
  },
  {
    right: 'passage',
    name: ['passage_iid', 'modelset_iid'],
    flag: { column: 'is_deleted_flag', call: passageTagCalls.restorePassageTag, id: 'tag_id' },
  },
);
