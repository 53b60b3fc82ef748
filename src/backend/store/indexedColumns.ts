/** Columns that are searched or sorted together, each with an index; foreign keys and unique rules have their own. */
const indexedColumns: Readonly<Record<string, readonly (readonly string[])[]>> = {
  answered_write: [['answered_at']],
  batch: [['batch_start_date'], ['batch_end_date']],
  chat_message: [['number']],
  course: [['updated_date_eng']],
  content_check: [['area', 'record_iid'], ['address_start'], ['kind', 'checked_date'], ['fault', 'area']],
  discussion: [['awaits_answer', 'posted_at']],
  enquiry: [['enquiry_status', 'course_iid'], ['enquiry_requested_date']],
  enrolment: [['enrolled_date']],
  history: [['area', 'record_iid', 'iid'], ['created_date']],
  live_modelset_tag: [['live_start_date_time'], ['live_end_date_time']],
  quiz: [['created_date']],
  recording: [['class_date'], ['created_date']],
  recycled: [['area', 'record_iid'], ['deleted_date']],
};

/** Returns the columns of each further index of a table. */
export const indexesOf = (table: string): readonly (readonly string[])[] => indexedColumns[table] ?? [];
