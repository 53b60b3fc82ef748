import { integer, text } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { employee as record } from '@/contract/employeeRecord';
import { iid, refers } from './columns';
import { company, department, designation } from './organisationTables';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

export const zone = recordTable('zone', {
  iid: iid(),
  zone_name: text().notNull(),
  zone_name_nep: text().notNull(),
});

export const district = recordTable('district', {
  iid: iid(),
  zone_iid: refers('zone', () => zone.iid).notNull(),
  district_name: text().notNull(),
  district_name_nep: text().notNull(),
});

const { p_address, t_address, emergency_contact, family, identification, reference, ...rest } = record.shape;
const { academic_info, training, skills, languages, ...general } = rest;
const { id: _, company_name, department_name, designation: title, emp_photo: _photo, ...own } = general;

/** The parts of a record are columns of one row. A zone and a district are named by an id here, and encoded on the wire. */
const fields = {
  ...own,
  emp_photo: z.nullable(z.string()),
  ...z.pick(p_address, { country: true, vdc_municipality: true, ward_no: true, tole: true, house_no: true }).shape,
  ...z.pick(t_address, { t_country: true, t_vdc_municipality: true, t_ward_no: true, t_tole: true, t_house_no: true }).shape,
  ...emergency_contact.shape,
  ...identification.shape,
  ...family.shape,
  ...reference.shape,
};

export const employee = recordTable(
  'employee',
  {
    iid: iid(),
    ...recordColumns(fields, {
      curr_branch_id: refers('company', () => company.iid),
      curr_department_id: refers('department', () => department.iid),
      curr_designation_id: refers('designation', () => designation.iid),
    }),
    zone_iid: refers('zone', () => zone.iid).notNull(),
    district_iid: refers('district', () => district.iid).notNull(),
    t_zone_iid: refers('zone', () => zone.iid).notNull(),
    t_district_iid: refers('district', () => district.iid).notNull(),
  },
  {
    right: 'employee',
    name: ['emp_first_name', 'emp_middle_name', 'emp_last_name'],
    person: { keeps: ['gender', 'employment_status', 'id_card_issue_status', 'marital_status'] },
    unique: [
      { name: 'employee_email_unique', column: 'emp_email', message: 'employee_email_taken' },
      {
        name: 'citizenship_no_unique',
        column: 'citizenship_no',
        field: 'identification.citizenship_no',
        message: 'citizenship_no_taken',
      },
      {
        name: 'id_card_no_unique',
        column: 'id_card_no',
        among: ({ id_card_no }) => id_card_no !== null,
        message: 'id_card_no_taken',
      },
    ],
  },
);

/** The columns of each list of an employee beside those of its rows: the employee, and a row's place in the list. */
const listed = () => ({
  iid: iid(),
  employee_iid: refers('employee', () => employee.iid).notNull(),
  row_order: integer().notNull(),
});

export const employee_academic = recordTable(
  'employee_academic',
  {
    ...listed(),
    ...recordColumns(academic_info.def.element.shape, {}),
  },
  { partOf: { table: 'employee', by: 'employee_iid', field: 'academic_info', order: 'row_order' } },
);

export const employee_training = recordTable(
  'employee_training',
  {
    ...listed(),
    ...recordColumns(training.def.element.shape, {}),
  },
  { partOf: { table: 'employee', by: 'employee_iid', field: 'training', order: 'row_order' } },
);

export const employee_skill = recordTable(
  'employee_skill',
  { ...listed(), ...recordColumns(skills.def.element.shape, {}) },
  { partOf: { table: 'employee', by: 'employee_iid', field: 'skills', order: 'row_order' } },
);

export const employee_language = recordTable(
  'employee_language',
  {
    ...listed(),
    ...recordColumns(languages.def.element.shape, {}),
  },
  { partOf: { table: 'employee', by: 'employee_iid', field: 'languages', order: 'row_order' } },
);
