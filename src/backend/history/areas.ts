import type { TableName } from '@/backend/store/tables';
import { batchTagCalls } from '@/contract/batchTag';
import type { Call } from '@/contract/call';
import { featureTagCalls } from '@/contract/featureTag';
import { instructorTagCalls } from '@/contract/instructorTag';
import { onboardCalls } from '@/contract/onboard';
import { passageTagCalls } from '@/contract/passageTag';

/** A kind of record whose writes are kept. */
interface Area {
  /** The columns of its name; one that refers to a record stands for that record's name. */
  name: readonly string[];
  /** The flag of a record that is deleted but stays, and the call that restores it by its id. */
  flag?: { column: string; call: Call; id: string };
  /** The column of the record in whose details it stands, where it has none of its own. */
  below?: string;
  /** Whether its name is the path of a file. */
  isFile?: boolean;
}

/** Every kind of record whose writes are kept, by its table. */
export const areas: Partial<Record<TableName, Area>> = {
  menu: { name: ['menu_name'] },
  course_category: { name: ['category_name'] },
  course: { name: ['course_name'] },
  subcourse: { name: ['subcourse_name'] },
  main_topic: { name: ['topic_title'] },
  lesson: { name: ['lesson_title'] },
  lesson_resource: { name: ['resources'], below: 'lesson_iid', isFile: true },
  sub_topic: { name: ['topic_title'] },
  discussion: { name: ['comments'] },
  instructor: { name: ['first_name', 'middle_name', 'last_name'] },
  instructor_tag: {
    name: ['instructor_iid', 'subcourse_iid'],
    flag: { column: 'is_deleted_flag', call: instructorTagCalls.restoreInstructorTag, id: 'tag_id' },
  },
  alumni: { name: ['alumni_name'] },
  mobile_banner: { name: ['banner_tag_line'] },
  home_banner: { name: ['banner_tag_line'] },
  onboard: { name: ['onboard_title'], flag: { column: 'is_deleted_flag', call: onboardCalls.restoreOnboard, id: 'banner_id' } },
  faq: { name: ['faq_title'] },
  overview: { name: ['overview_title'] },
  article: { name: ['article_title'] },
  course_price: { name: ['package_name'] },
  feature: { name: ['features_title'] },
  feature_tag: {
    name: ['feature_iid', 'course_iid'],
    flag: { column: 'is_deleted_flag', call: featureTagCalls.restoreFeatureTag, id: 'tag_id' },
  },
  quiz: { name: ['question'] },
  quiz_level: { name: ['level_name'] },
  quiz_tag: { name: ['quiz_iid', 'lesson_iid'] },
  passage: { name: ['paragraph_title'] },
  passage_quiz_tag: { name: ['passage_iid', 'quiz_iid'] },
  passage_modelset_tag: {
    name: ['passage_iid', 'modelset_iid'],
    flag: { column: 'is_deleted_flag', call: passageTagCalls.restorePassageTag, id: 'tag_id' },
  },
  modelset: { name: ['modelset_name'] },
  modelset_batch_tag: { name: ['modelset_iid', 'batch_iid'] },
  live_modelset_tag: { name: ['modelset_iid', 'batch_iid'] },
  batch: { name: ['batch_name'] },
  batch_tag: {
    name: ['student_iid', 'batch_iid'],
    flag: { column: 'is_deleted', call: batchTagCalls.recoverBatchTag, id: 'id' },
  },
  recording: { name: ['topics'] },
  enquiry: { name: ['name'] },
  company: { name: ['company_name'] },
  department: { name: ['department_name'] },
  designation: { name: ['designation'] },
  employee: { name: ['emp_first_name', 'emp_middle_name', 'emp_last_name'] },
};

/** The columns of the names of records whose writes aren't kept, but which name others. */
const named: Partial<Record<TableName, readonly string[]>> = { student: ['full_name'] };

/** Returns the columns of the name of a table's records. */
export const nameColumnsOf = (table: TableName): readonly string[] => areas[table]?.name ?? named[table] ?? [];

/** Rows that are a part of another record: a change of theirs is one of that record's field. */
export const parts: Partial<Record<TableName, { of: TableName; by: string; field: string }>> = {
  quiz_option: { of: 'quiz', by: 'quiz_iid', field: 'quiz_options' },
  company_contact: { of: 'company', by: 'company_iid', field: 'company_contact' },
  employee_academic: { of: 'employee', by: 'employee_iid', field: 'academic_info' },
  employee_training: { of: 'employee', by: 'employee_iid', field: 'training' },
  employee_skill: { of: 'employee', by: 'employee_iid', field: 'skills' },
  employee_language: { of: 'employee', by: 'employee_iid', field: 'languages' },
};

/** Whether a table's rows are records whose writes are kept, or parts of such. */
export const isKept = (table: TableName): boolean => table in areas || table in parts;
