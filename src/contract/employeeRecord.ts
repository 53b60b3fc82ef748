import { z } from 'zod/mini';
import { audit, id } from './fields';
import { decimal } from './numberFields';

const known = z.string();
const maybe = z.nullable(z.string());
const whole = z.pipe(decimal, z.int());
const count = z.nullable(whole);

/** The identifying fields of an employee: names, place and contacts. */
export const employeeRow = z.object({
  id,
  emp_first_name: known,
  emp_middle_name: maybe,
  emp_last_name: known,
  gender: known,
  mobile_no: known,
  /** A path below `/media/`; other servers have no photos. */
  emp_photo: z._default(maybe, null),
  emp_email: known,
  curr_branch_id: id,
  company_name: known,
  curr_department_id: id,
  department_name: known,
  curr_designation_id: id,
  designation: known,
  employment_status: known,
  /** The day on which the work began, `YYYY-MM-DD` in each calendar. */
  joining_date_nep: known,
  joining_date_eng: known,
  ...audit,
});

const academic = z.object({
  degree_type: known,
  degree_name: known,
  specialization: maybe,
  institute_name: known,
  university_board_name: known,
  passed_status: known,
  percentage_gpa: maybe,
  passed_year_nep: count,
  passed_year_eng: count,
});

const training = z.object({
  training_name: known,
  training_institute: known,
  duration: known,
  start_date_nep: maybe,
  end_date_nep: maybe,
});

const language = z.object({
  language: known,
  reading_rating: known,
  writing_rating: known,
  speaking_rating: known,
});

/** An employee with all fields, as stored. Source: admin areas, section 3. */
export const employee = z.extend(employeeRow, {
  nationality: known,
  emp_dob_nep: known,
  emp_dob_eng: known,
  blood_group_id: count,
  religion_id: count,
  id_card_issue_status: known,
  id_card_no: maybe,
  phone_no: maybe,
  telephone_no: maybe,
  mobile_no_official: maybe,
  email_official: maybe,
  p_address: z.object({
    country: known,
    zone: known,
    zone_name: known,
    zone_name_nep: maybe,
    district: known,
    district_name: known,
    district_name_nep: maybe,
    vdc_municipality: known,
    ward_no: whole,
    tole: maybe,
    house_no: maybe,
  }),
  t_address: z.object({
    t_country: known,
    t_zone: known,
    t_zone_name: known,
    t_zone_name_nep: maybe,
    t_district: known,
    t_district_name: known,
    t_district_name_nep: maybe,
    t_vdc_municipality: known,
    t_ward_no: whole,
    t_tole: maybe,
    t_house_no: maybe,
  }),
  emergency_contact: z.object({ emg_name: known, relation: known, contact_no: known, address: maybe }),
  family: z.object({
    father_name: known,
    mother_name: known,
    grand_father_name: known,
    grand_mother_name: maybe,
    marital_status: known,
    spouse_name: maybe,
    marriage_date_nep: maybe,
    marriage_date_eng: maybe,
    spouse_dob_nep: maybe,
    spouse_dob_eng: maybe,
    have_child: maybe,
    total_son: count,
    total_daughter: count,
  }),
  identification: z.object({
    citizenship_no: known,
    citizenship_issued_date_nep: known,
    citizenship_issued_date_eng: known,
    citizenship_issued_place: known,
    passport_no: maybe,
    passport_expiry_date: maybe,
    driving_license_no: maybe,
    pan_no: maybe,
    provident_fund_acc_no: maybe,
    bank_name: maybe,
    bank_branch: maybe,
    bank_acc_no: maybe,
    bank_acc_holder_name: maybe,
  }),
  reference: z.object({ ref_person_name: maybe, ref_contact_no: maybe, ref_designation: maybe, ref_company_name: maybe }),
  academic_info: z.array(academic),
  training: z.array(training),
  skills: z.array(z.object({ skill_name: known, skill_level: known })),
  languages: z.array(language),
});
