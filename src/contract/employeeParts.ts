import { z } from 'zod/mini';
import { adDate, birthDate, bsDate, email, isYes, optional, phone, reference, text, yesNo } from './fields';
import { type Choices, when } from './formRules';
import { say } from './message';
import { number } from './numberFields';

/** Makes a required text of an employee; the specification has no bounds for them. */
export const line = (min: number, max: number) => text(min, max, ['more_than', 'cannot_exceed_from']);
/** A required choice of these values. */
export const chosen = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values, say('required'));

/** Blood groups, for which there is no call: the id of one is its position, from 1. */
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
/** The religions of the census, with such ids. */
export const religions = [
  'hindu',
  'buddhist',
  'islam',
  'kirat',
  'christian',
  'prakriti',
  'bon',
  'jain',
  'bahai',
  'sikh',
] as const;

/** Makes an optional id of one of these. */
const placeIn = ({ length }: readonly string[]) =>
  z.pipe(
    z.nullish(z.int(say('must_be_id')).check(z.minimum(1, say('must_be_id')), z.maximum(length, say('must_be_id')))),
    z.transform((place) => place ?? null),
  );

const hasIdCard = (form: Choices): boolean => isYes(form.id_card_issue_status);

/** An employee's personal and contact data. */
export const general = {
  emp_first_name: line(2, 50),
  emp_middle_name: optional(line(1, 50)),
  emp_last_name: line(2, 50),
  nationality: line(2, 50),
  gender: chosen(['Male', 'Female', 'Others']),
  emp_dob_nep: bsDate,
  emp_dob_eng: birthDate,
  blood_group_id: placeIn(bloodGroups),
  religion_id: placeIn(religions),
  id_card_issue_status: yesNo,
  id_card_no: when(hasIdCard, line(1, 30)),
  phone_no: optional(phone),
  mobile_no: phone,
  telephone_no: optional(phone),
  mobile_no_official: optional(phone),
  emp_email: email,
  email_official: optional(email),
};

/** A zone's or district's id, a text that only the server reads. */
const encodedId = z.string(say('required')).check(z.minLength(1, say('required')), z.maxLength(100, say('must_be_id')));

const country = line(2, 50);
const municipality = line(2, 100);
/** The largest ward number of any municipality of Nepal. */
const ward = number(1, 33);

/** An employee's permanent address. */
export const permanentAddress = {
  country,
  zone: encodedId,
  district: encodedId,
  vdc_municipality: municipality,
  ward_no: ward,
  tole: optional(line(1, 100)),
  house_no: optional(line(1, 30)),
};

/** An employee's present address. */
export const temporaryAddress = {
  t_country: country,
  t_zone: encodedId,
  t_district: encodedId,
  t_vdc_municipality: municipality,
  t_ward_no: ward,
  t_tole: optional(line(1, 100)),
  t_house_no: optional(line(1, 30)),
};

/** The person to call in an emergency. */
export const emergencyContact = {
  emg_name: line(2, 100),
  relation: line(2, 50),
  contact_no: phone,
  address: optional(line(1, 255)),
};

/** An employee's identity documents, and the account for the salary. */
export const identification = {
  citizenship_no: line(1, 30),
  citizenship_issued_date_nep: bsDate,
  citizenship_issued_date_eng: adDate,
  citizenship_issued_place: line(2, 100),
  passport_no: optional(line(1, 30)),
  passport_expiry_date: optional(adDate),
  driving_license_no: optional(line(1, 30)),
  pan_no: optional(line(1, 30)),
  provident_fund_acc_no: optional(line(1, 30)),
  bank_name: optional(line(2, 100)),
  bank_branch: optional(line(2, 100)),
  bank_acc_no: optional(line(1, 30)),
  bank_acc_holder_name: optional(line(2, 100)),
};

const isMarried = (form: Choices): boolean => form.marital_status === 'Married';
const wasMarried = ({ marital_status: status }: Choices): boolean =>
  status === 'Married' || status === 'Divorced' || status === 'Widowed';
const hasChildren = (form: Choices): boolean => wasMarried(form) && isYes(form.have_child);

/** An employee's family: a married one has a spouse, and one who is or was married may have children. */
export const family = {
  father_name: line(2, 100),
  mother_name: line(2, 100),
  grand_father_name: line(2, 100),
  grand_mother_name: optional(line(2, 100)),
  marital_status: chosen(['Unmarried', 'Married', 'Divorced', 'Widowed']),
  spouse_name: when(isMarried, line(2, 100)),
  marriage_date_nep: when(isMarried, optional(bsDate)),
  marriage_date_eng: when(isMarried, optional(adDate)),
  spouse_dob_nep: when(isMarried, optional(bsDate)),
  spouse_dob_eng: when(isMarried, optional(birthDate)),
  have_child: when(wasMarried, yesNo),
  total_son: when(hasChildren, number(0, 20)),
  total_daughter: when(hasChildren, number(0, 20)),
};

/** An employee's workplace, and its first day. */
export const service = {
  curr_branch_id: reference('required'),
  curr_department_id: reference('required'),
  curr_designation_id: reference('required'),
  employment_status: chosen(['Permanent', 'Temporary', 'Contract', 'Probation', 'Internship']),
  joining_date_nep: bsDate,
  joining_date_eng: adDate,
};

/** A person who can give a reference. */
export const referee = {
  ref_person_name: optional(line(2, 100)),
  ref_contact_no: optional(phone),
  ref_designation: optional(line(2, 100)),
  ref_company_name: optional(line(2, 100)),
};
