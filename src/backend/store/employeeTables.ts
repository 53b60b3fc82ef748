import { integer, text } from 'drizzle-orm/pg-core';
import { audit, iid, refers, yesNo } from './columns';
import { company, department, designation } from './organisationTables';
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

export const employee = recordTable('employee', {
  iid: iid(),
  emp_first_name: text().notNull(),
  emp_middle_name: text(),
  emp_last_name: text().notNull(),
  nationality: text().notNull(),
  gender: text().notNull(),
  emp_dob_nep: text().notNull(),
  emp_dob_eng: text().notNull(),
  blood_group_id: integer(),
  religion_id: integer(),
  id_card_issue_status: yesNo().notNull(),
  id_card_no: text(),
  phone_no: text(),
  mobile_no: text().notNull(),
  telephone_no: text(),
  mobile_no_official: text(),
  emp_email: text().notNull(),
  email_official: text(),

  country: text().notNull(),
  zone_iid: refers('zone', () => zone.iid).notNull(),
  district_iid: refers('district', () => district.iid).notNull(),
  vdc_municipality: text().notNull(),
  ward_no: integer().notNull(),
  tole: text(),
  house_no: text(),

  t_country: text().notNull(),
  t_zone_iid: refers('zone', () => zone.iid).notNull(),
  t_district_iid: refers('district', () => district.iid).notNull(),
  t_vdc_municipality: text().notNull(),
  t_ward_no: integer().notNull(),
  t_tole: text(),
  t_house_no: text(),

  emg_name: text().notNull(),
  relation: text().notNull(),
  contact_no: text().notNull(),
  address: text(),

  citizenship_no: text().notNull(),
  citizenship_issued_date_nep: text().notNull(),
  citizenship_issued_date_eng: text().notNull(),
  citizenship_issued_place: text().notNull(),
  passport_no: text(),
  passport_expiry_date: text(),
  driving_license_no: text(),
  pan_no: text(),
  provident_fund_acc_no: text(),
  bank_name: text(),
  bank_branch: text(),
  bank_acc_no: text(),
  bank_acc_holder_name: text(),

  father_name: text().notNull(),
  mother_name: text().notNull(),
  grand_father_name: text().notNull(),
  grand_mother_name: text(),
  marital_status: text().notNull(),
  spouse_name: text(),
  marriage_date_nep: text(),
  marriage_date_eng: text(),
  spouse_dob_nep: text(),
  spouse_dob_eng: text(),
  have_child: yesNo(),
  total_son: integer(),
  total_daughter: integer(),

  curr_branch_id: refers('company', () => company.iid).notNull(),
  curr_department_id: refers('department', () => department.iid).notNull(),
  curr_designation_id: refers('designation', () => designation.iid).notNull(),
  employment_status: text().notNull(),
  joining_date_nep: text().notNull(),
  joining_date_eng: text().notNull(),

  ref_person_name: text(),
  ref_contact_no: text(),
  ref_designation: text(),
  ref_company_name: text(),
  ...audit(),
});

/** The columns of each list of an employee: the employee, and a row's place in the list. */
const listed = () => ({
  iid: iid(),
  employee_iid: refers('employee', () => employee.iid).notNull(),
  row_order: integer().notNull(),
});

export const employee_academic = recordTable('employee_academic', {
  ...listed(),
  degree_type: text().notNull(),
  degree_name: text().notNull(),
  specialization: text(),
  institute_name: text().notNull(),
  university_board_name: text().notNull(),
  passed_status: text().notNull(),
  percentage_gpa: text(),
  passed_year_nep: integer(),
  passed_year_eng: integer(),
});

export const employee_training = recordTable('employee_training', {
  ...listed(),
  training_name: text().notNull(),
  training_institute: text().notNull(),
  duration: text().notNull(),
  start_date_nep: text(),
  end_date_nep: text(),
});

export const employee_skill = recordTable('employee_skill', {
  ...listed(),
  skill_name: text().notNull(),
  skill_level: text().notNull(),
});

export const employee_language = recordTable('employee_language', {
  ...listed(),
  language: text().notNull(),
  reading_rating: text().notNull(),
  writing_rating: text().notNull(),
  speaking_rating: text().notNull(),
});
