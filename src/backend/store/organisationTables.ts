import { type AnyPgColumn, integer } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { company as companyRecord } from '@/contract/company';
import { department as departmentRecord } from '@/contract/department';
import { designation as designationRecord } from '@/contract/designation';
import { iid, refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

export const department = recordTable(
  'department',
  {
    iid: iid(),
    ...recordColumns(z.omit(departmentRecord, { id: true }).shape, {
      parent: refers('department', (): AnyPgColumn<{ tableName: 'department' }> => department.iid),
    }),
  },
  {
    right: 'organisation',
    name: ['department_name'],
    unique: [
      { name: 'department_name_unique', column: 'department_name', message: 'department_name_taken' },
      { name: 'department_code_unique', column: 'department_code', message: 'department_code_taken' },
    ],
  },
);

const { id: _, company_contact: contacts, ...ofCompany } = companyRecord.shape;

export const company = recordTable(
  'company',
  { iid: iid(), ...recordColumns(ofCompany, {}) },
  {
    right: 'organisation',
    name: ['company_name'],
    unique: [{ name: 'company_name_unique', column: 'company_name', message: 'company_name_taken' }],
  },
);

export const company_contact = recordTable(
  'company_contact',
  {
    iid: iid(),
    company_iid: refers('company', () => company.iid).notNull(),
    ...recordColumns(z.omit(contacts.def.element, { id: true }).shape, {}),
    contact_order: integer().notNull(),
  },
  { partOf: { table: 'company', by: 'company_iid', field: 'company_contact', order: 'contact_order' } },
);

export const designation = recordTable(
  'designation',
  {
    iid: iid(),
    ...recordColumns(z.omit(designationRecord, { id: true, department: true, department_name: true }).shape, {}),
    department_iid: refers('department', () => department.iid).notNull(),
  },
  {
    right: 'organisation',
    name: ['designation'],
    unique: [
      { name: 'designation_unique', column: 'designation', within: ['department_iid'], message: 'designation_taken' },
      { name: 'designation_code_unique', column: 'designation_code', message: 'designation_code_taken' },
    ],
  },
);
