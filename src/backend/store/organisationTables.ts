import { type AnyPgColumn, text } from 'drizzle-orm/pg-core';
import { audit, iid, refers } from './columns';
import { recordTable } from './recordTable';

export const department = recordTable('department', {
  iid: iid(),
  department_name: text().notNull(),
  department_code: text().notNull(),
  parent: refers('department', (): AnyPgColumn<{ tableName: 'department' }> => department.iid),
  ...audit(),
});

export const designation = recordTable('designation', {
  iid: iid(),
  designation: text().notNull(),
  designation_code: text().notNull(),
  department_iid: refers('department', () => department.iid).notNull(),
  ...audit(),
});
