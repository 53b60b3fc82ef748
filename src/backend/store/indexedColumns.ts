/** Columns that are searched or sorted together, each with an index; foreign keys and unique rules have their own. */
const indexedColumns: Readonly<Record<string, readonly (readonly string[])[]>> = {
  chat_message: [['number']],
  content_check: [['area', 'record_iid'], ['address_start'], ['kind', 'checked_date'], ['fault', 'area']],
  discussion: [['awaits_answer', 'posted_at']],
  history: [['area', 'record_iid', 'iid'], ['created_date']],
  recycled: [['area', 'record_iid'], ['deleted_date']],
};

/** Returns the columns of each further index of a table. */
export const indexesOf = (table: string): readonly (readonly string[])[] => indexedColumns[table] ?? [];
