import { type AnyPgColumn, integer, text } from 'drizzle-orm/pg-core';
import { audit, iid, refers } from './columns';
import { recordTable } from './recordTable';

export const department = recordTable('department', {
  iid: iid(),
  department_name: text().notNull(),
  department_code: text().notNull(),
  parent: refers('department', (): AnyPgColumn<{ tableName: 'department' }> => department.iid),
  ...audit(),
});

export const company = recordTable('company', {
  iid: iid(),
  company_name: text().notNull(),
  company_address: text(),
  company_email: text().notNull(),
  company_logo: text(),
  ...audit(),
});

export const company_contact = recordTable('company_contact', {
  iid: iid(),
  company_iid: refers('company', () => company.iid).notNull(),
  company_contact_no: text().notNull(),
  contact_order: integer().notNull(),
});

export const designation = recordTable('designation', {
  iid: iid(),
  designation: text().notNull(),
  designation_code: text().notNull(),
  department_iid: refers('department', () => department.iid).notNull(),
  ...audit(),
});
