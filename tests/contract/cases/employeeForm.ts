import { encodedId } from '@/backend/records/encodedId';
import type { Calls } from '@/contract';
import type { Input } from '@/contract/call';

type Form = Input<Calls['addEmployee']>;

export const p_address = {
  country: 'Nepal',
  zone: encodedId('zone', 2),
  district: encodedId('district', 3),
  vdc_municipality: 'Suryabinayak',
  ward_no: 5,
  tole: 'Katunje',
  house_no: null,
};

export const family = {
  father_name: 'Tika Ram Pokharel',
  mother_name: 'Ambika Pokharel',
  grand_father_name: 'Kashi Nath Pokharel',
  grand_mother_name: '',
  marital_status: 'Married',
  spouse_name: 'Radha Pokharel',
  marriage_date_nep: '2066-09-01',
  marriage_date_eng: '2009-12-16',
  spouse_dob_nep: null,
  spouse_dob_eng: null,
  have_child: 'y',
  total_son: 2,
  total_daughter: '१',
} as const;

export const study = {
  degree_type: 'Master',
  degree_name: 'Master of Education',
  specialization: 'Mathematics',
  institute_name: 'Mahendra Ratna Campus',
  university_board_name: 'Tribhuvan University',
  passed_status: 'Passed',
  percentage_gpa: '64%',
  passed_year_nep: 2060,
  passed_year_eng: 2003,
} as const;

/** A new employee, with a row in each list. */
export const form: Form = {
  emp_first_name: 'Ganesh',
  emp_middle_name: 'Prasad',
  emp_last_name: 'Pokharel <QA>',
  nationality: 'Nepali',
  gender: 'Male',
  emp_dob_nep: '2040-01-01',
  emp_dob_eng: '1983-04-14',
  blood_group_id: 1,
  religion_id: null,
  id_card_issue_status: 'y',
  id_card_no: 'CD-2',
  phone_no: '',
  mobile_no: '984-1000003',
  telephone_no: null,
  mobile_no_official: null,
  emp_email: 'Ganesh@mail.test',
  email_official: null,
  p_address,
  t_address: {
    t_country: 'Nepal',
    t_zone: encodedId('zone', 1),
    t_district: encodedId('district', 1),
    t_vdc_municipality: 'Pokhara',
    t_ward_no: '८',
    t_tole: null,
    t_house_no: null,
  },
  emergency_contact: { emg_name: 'Radha Pokharel', relation: 'Wife', contact_no: '9841000004', address: null },
  curr_branch_id: 1,
  curr_department_id: 2,
  curr_designation_id: 1,
  employment_status: 'Probation',
  joining_date_nep: '2075-01-01',
  joining_date_eng: '2018-04-14',
  family,
  identification: {
    citizenship_no: '04-01-70-00002',
    citizenship_issued_date_nep: '2058-01-01',
    citizenship_issued_date_eng: '2001-04-14',
    citizenship_issued_place: 'Jhapa',
    passport_no: null,
    passport_expiry_date: '2031-05-20',
    driving_license_no: null,
    pan_no: '301220450',
    provident_fund_acc_no: null,
    bank_name: null,
    bank_branch: null,
    bank_acc_no: null,
    bank_acc_holder_name: null,
  },
  reference: { ref_person_name: null, ref_contact_no: null, ref_designation: null, ref_company_name: null },
  academic_info: [study],
  training: [
    {
      training_name: 'Item writing',
      training_institute: 'CDC',
      duration: '10 days',
      start_date_nep: '2076-07-24',
      end_date_nep: '2076-08-04',
    },
  ],
  skills: [{ skill_name: 'LaTeX', skill_level: 'Expert' }],
  languages: [
    { language: 'Maithili', reading_rating: 'Good', writing_rating: 'Basic', speaking_rating: 'Excellent' },
    { language: 'नेपाली', reading_rating: 'Excellent', writing_rating: 'Excellent', speaking_rating: 'Excellent' },
  ],
};
