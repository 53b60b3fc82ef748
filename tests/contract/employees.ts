import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import { audit } from './audit';

/** Adds two zones with three districts, and an employee who is married and has studied. */
export async function fillEmployees(store: Store): Promise<void> {
  await store.insertMany('zone', [
    { zone_name: 'Gandaki', zone_name_nep: 'गण्डकी' },
    { zone_name: 'Bagmati', zone_name_nep: 'बागमती' },
  ]);
  await store.insertMany('district', [
    { zone_iid: 1, district_name: 'Kaski', district_name_nep: 'कास्की' },
    { zone_iid: 2, district_name: 'Lalitpur', district_name_nep: 'ललितपुर' },
    { zone_iid: 2, district_name: 'Bhaktapur', district_name_nep: 'भक्तपुर' },
  ]);
  const { iid: employee_iid } = await store.insert('employee', employee);
  const study = {
    employee_iid,
    degree_type: 'Master',
    specialization: null,
    institute_name: 'Prithvi Narayan Campus',
    university_board_name: 'Tribhuvan University',
    passed_status: 'Passed',
    percentage_gpa: '62%',
  };
  await store.insertMany('employee_academic', [
    { ...study, row_order: 2, degree_name: 'BEd', passed_year_nep: 2062, passed_year_eng: 2005 },
    { ...study, row_order: 1, degree_name: 'MEd', passed_year_nep: 2065, passed_year_eng: 2008 },
  ]);
  await store.insert('employee_training', {
    employee_iid,
    row_order: 1,
    training_name: 'Item writing',
    training_institute: 'CDC',
    duration: '10 days',
    start_date_nep: null,
    end_date_nep: null,
  });
  await store.insert('employee_skill', { employee_iid, row_order: 1, skill_name: 'LaTeX', skill_level: 'Expert' });
  const rating = { reading_rating: 'Excellent', writing_rating: 'Very Good', speaking_rating: 'Good' };
  await store.insert('employee_language', { employee_iid, row_order: 1, language: 'Nepali', ...rating });
}

const employee: NewRow<'employee'> = {
  emp_first_name: 'Sarita',
  emp_middle_name: null,
  emp_last_name: 'Poudel',
  nationality: 'Nepali',
  gender: 'Female',
  emp_dob_nep: '2040-01-01',
  emp_dob_eng: '1983-04-14',
  blood_group_id: 7,
  religion_id: null,
  id_card_issue_status: 'y',
  id_card_no: 'CD-1',
  phone_no: null,
  mobile_no: '9841000001',
  emp_photo: null,
  telephone_no: null,
  mobile_no_official: null,
  emp_email: 'sarita@mail.test',
  email_official: null,
  country: 'Nepal',
  zone_iid: 1,
  district_iid: 1,
  vdc_municipality: 'Pokhara',
  ward_no: 8,
  tole: null,
  house_no: null,
  t_country: 'Nepal',
  t_zone_iid: 2,
  t_district_iid: 2,
  t_vdc_municipality: 'Lalitpur',
  t_ward_no: 3,
  t_tole: 'Pulchowk',
  t_house_no: null,
  emg_name: 'Hari Poudel',
  relation: 'Husband',
  contact_no: '9841000002',
  address: null,
  citizenship_no: '39-01-70-00001',
  citizenship_issued_date_nep: '2058-01-01',
  citizenship_issued_date_eng: '2001-04-14',
  citizenship_issued_place: 'Kaski',
  passport_no: null,
  passport_expiry_date: null,
  driving_license_no: null,
  pan_no: null,
  provident_fund_acc_no: null,
  bank_name: null,
  bank_branch: null,
  bank_acc_no: null,
  bank_acc_holder_name: null,
  father_name: 'Ram Poudel',
  mother_name: 'Gita Poudel',
  grand_father_name: 'Bishnu Poudel',
  grand_mother_name: null,
  marital_status: 'Married',
  spouse_name: 'Hari Poudel',
  marriage_date_nep: null,
  marriage_date_eng: null,
  spouse_dob_nep: null,
  spouse_dob_eng: null,
  have_child: 'y',
  total_son: 1,
  total_daughter: 0,
  curr_branch_id: 1,
  curr_department_id: 2,
  curr_designation_id: 1,
  employment_status: 'Permanent',
  joining_date_nep: '2075-01-01',
  joining_date_eng: '2018-04-14',
  ref_person_name: null,
  ref_contact_no: null,
  ref_designation: null,
  ref_company_name: null,
  ...audit,
};
