import { type AnyPgColumn, integer } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { company as companyRecord } from '@/contract/company';
import { department as departmentRecord } from '@/contract/department';
import { designation as designationRecord } from '@/contract/designation';
import { iid, refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

export const department = recordTable('department', {
  iid: iid(),
  ...recordColumns(z.omit(departmentRecord, { id: true }).shape, {
    parent: refers('department', (): AnyPgColumn<{ tableName: 'department' }> => department.iid),
  }),
});

const { id: _, company_contact: contacts, ...ofCompany } = companyRecord.shape;

export const company = recordTable('company', { iid: iid(), ...recordColumns(ofCompany, {}) });

export const company_contact = recordTable('company_contact', {
  iid: iid(),
  company_iid: refers('company', () => company.iid).notNull(),
  ...recordColumns(z.omit(contacts.def.element, { id: true }).shape, {}),
  contact_order: integer().notNull(),
});

export const designation = recordTable('designation', {
  iid: iid(),
  ...recordColumns(z.omit(designationRecord, { id: true, department: true, department_name: true }).shape, {}),
  department_iid: refers('department', () => department.iid).notNull(),
});
