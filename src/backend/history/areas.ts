import type { TableName } from '@/backend/store/tables';
import { batchTagCalls } from '@/contract/batchTag';
import type { Call } from '@/contract/call';
import { featureTagCalls } from '@/contract/featureTag';
import { instructorTagCalls } from '@/contract/instructorTag';
import { onboardCalls } from '@/contract/onboard';
import { passageTagCalls } from '@/contract/passageTag';
import type { RightArea } from '@/contract/rights';

/** A kind of record whose writes are kept. */
interface Area {
  /** The area of rights of its records. */
  right: RightArea;
  /** The columns of its name; one that refers to a record stands for that record's name. */
  name: readonly string[];
  /** The flag of a record that is deleted but stays, and the call that restores it by its id. */
  flag?: { column: string; call: Call; id: string };
  /** The column of the record in whose details it stands, where it has none of its own. */
  below?: string;
  /** Whether its name is the path of a file. */
  isFile?: boolean;
  /** Columns of JSON, each of whose fields is a field of its own in the history. */
  json?: readonly string[];
  /** Columns that are never kept, whatever is done to the record. */
  secrets?: readonly string[];
  /** Whether a row's writes are kept; by default those of all. */
  isKept?: (row: Readonly<Record<string, unknown>>) => boolean;
}

/** Every kind of record whose writes are kept, by its table. */
export const areas: Partial<Record<TableName, Area>> = {
  menu: { right: 'menu', name: ['menu_name'] },
  course_category: { right: 'catalogue', name: ['category_name'] },
  course: { right: 'catalogue', name: ['course_name'] },
  subcourse: { right: 'catalogue', name: ['subcourse_name'] },
  main_topic: { right: 'catalogue', name: ['topic_title'] },
  lesson: { right: 'catalogue', name: ['lesson_title'] },
  lesson_resource: { right: 'catalogue', name: ['resources'], below: 'lesson_iid', isFile: true },
  sub_topic: { right: 'catalogue', name: ['topic_title'] },
  discussion: { right: 'discussion', name: ['comments'] },
  instructor: { right: 'people', name: ['first_name', 'middle_name', 'last_name'] },
  instructor_tag: {
    right: 'people',
    name: ['instructor_iid', 'subcourse_iid'],
    flag: { column: 'is_deleted_flag', call: instructorTagCalls.restoreInstructorTag, id: 'tag_id' },
  },
  alumni: { right: 'people', name: ['alumni_name'] },
  mobile_banner: { right: 'banner', name: ['banner_tag_line'] },
  home_banner: { right: 'banner', name: ['banner_tag_line'] },
  onboard: {
    right: 'banner',
    name: ['onboard_title'],
    flag: { column: 'is_deleted_flag', call: onboardCalls.restoreOnboard, id: 'banner_id' },
  },
  faq: { right: 'content', name: ['faq_title'] },
  overview: { right: 'content', name: ['overview_title'] },
  article: { right: 'content', name: ['article_title'] },
  course_price: { right: 'prices', name: ['package_name'] },
  feature: { right: 'content', name: ['features_title'] },
  feature_tag: {
    right: 'content',
    name: ['feature_iid', 'course_iid'],
    flag: { column: 'is_deleted_flag', call: featureTagCalls.restoreFeatureTag, id: 'tag_id' },
  },
  quiz: { right: 'quiz', name: ['question'] },
  quiz_level: { right: 'quiz', name: ['level_name'] },
  quiz_tag: { right: 'quiz', name: ['quiz_iid', 'lesson_iid'] },
  passage: { right: 'passage', name: ['paragraph_title'] },
  passage_quiz_tag: { right: 'passage', name: ['passage_iid', 'quiz_iid'] },
  passage_modelset_tag: {
    right: 'passage',
    name: ['passage_iid', 'modelset_iid'],
    flag: { column: 'is_deleted_flag', call: passageTagCalls.restorePassageTag, id: 'tag_id' },
  },
  modelset: { right: 'modelset', name: ['modelset_name'] },
  modelset_batch_tag: { right: 'modelset', name: ['modelset_iid', 'batch_iid'] },
  live_modelset_tag: { right: 'modelset', name: ['modelset_iid', 'batch_iid'] },
  batch: { right: 'classes', name: ['batch_name'] },
  batch_tag: {
    right: 'classes',
    name: ['student_iid', 'batch_iid'],
    flag: { column: 'is_deleted', call: batchTagCalls.recoverBatchTag, id: 'id' },
  },
  recording: { right: 'classes', name: ['topics'] },
  enquiry: { right: 'enquiry', name: ['name'] },
  company: { right: 'organisation', name: ['company_name'] },
  department: { right: 'organisation', name: ['department_name'] },
  designation: { right: 'organisation', name: ['designation'] },
  employee: { right: 'employee', name: ['emp_first_name', 'emp_middle_name', 'emp_last_name'] },
  role: { right: 'staff', name: ['role_name'], json: ['rights'] },
  // Learners sign up by themselves: nobody changes their accounts.
  user: {
    right: 'staff',
    name: ['first_name', 'middle_name', 'last_name'],
    secrets: ['password_hash'],
    isKept: ({ is_staff }) => is_staff === true,
  },
};

/** The columns of the names of records whose writes aren't kept, but which name others. */
const named: Partial<Record<TableName, readonly string[]>> = { student: ['full_name'] };

/** Returns the columns of the name of a table's records. */
export const nameColumnsOf = (table: TableName): readonly string[] => areas[table]?.name ?? named[table] ?? [];

/** Rows that are a part of another record, in an order: a change of theirs is one of that record's field. */
interface Part {
  of: TableName;
  by: string;
  field: string;
  order: string;
}

/** Every kind of such rows, by its table. */
export const parts: Partial<Record<TableName, Part>> = {
  quiz_option: { of: 'quiz', by: 'quiz_iid', field: 'quiz_options', order: 'option_order' },
  company_contact: { of: 'company', by: 'company_iid', field: 'company_contact', order: 'contact_order' },
  employee_academic: { of: 'employee', by: 'employee_iid', field: 'academic_info', order: 'row_order' },
  employee_training: { of: 'employee', by: 'employee_iid', field: 'training', order: 'row_order' },
  employee_skill: { of: 'employee', by: 'employee_iid', field: 'skills', order: 'row_order' },
  employee_language: { of: 'employee', by: 'employee_iid', field: 'languages', order: 'row_order' },
};

/** Returns the rows that are a field of a record; undefined for any other field. */
export const partAt = (area: string, field: string): Part | undefined =>
  Object.values(parts).find((part) => part.of === area && part.field === field);

/** Whether a table's rows are records whose writes are kept, or parts of such. */
export const isKept = (table: TableName): boolean => table in areas || table in parts;
