import { z } from 'zod/mini';
import { fieldsIn } from '@/domain/fieldsIn';
import { fullName } from '@/domain/fullName';
import { type Adapter, verb, type WireRow } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { daysInOrderIfGiven, sameDay, sameDayIfGiven, yearsOfOneYear } from './days';
import {
  chosen,
  emergencyContact,
  family,
  general,
  identification,
  line,
  permanentAddress,
  referee,
  service,
  temporaryAddress,
} from './employeeParts';
import { employee, employeeRow } from './employeeRecord';
import { bsDate, id, isYes, optional, remarks, yesNo } from './fields';
import { image } from './fileFields';
import { type Choices, compared, conditional, when } from './formRules';
import { say } from './message';
import { number } from './numberFields';
import { data, written } from './replies';
import { rows } from './rows';

const hasPassed = (row: Choices): boolean => row.passed_status === 'Passed';

const academic = conditional(
  z.object({
    degree_type: chosen(['School', 'Higher Secondary', 'Diploma', 'Bachelor', 'Master', 'Doctorate']),
    degree_name: line(2, 100),
    specialization: optional(line(2, 100)),
    institute_name: line(2, 150),
    university_board_name: line(2, 150),
    passed_status: chosen(['Passed', 'Running', 'Not Passed']),
    percentage_gpa: when(hasPassed, line(1, 20)),
    passed_year_nep: when(hasPassed, number(2000, 2099)),
    passed_year_eng: when(hasPassed, number(1943, 2043)),
  }),
).check(yearsOfOneYear('passed_year_nep', 'passed_year_eng'));

const training = z
  .object({
    training_name: line(2, 150),
    training_institute: line(2, 150),
    duration: line(1, 50),
    start_date_nep: optional(bsDate),
    end_date_nep: optional(bsDate),
  })
  .check(daysInOrderIfGiven('start_date_nep', 'end_date_nep'));

const skill = z.object({
  skill_name: line(2, 100),
  skill_level: chosen(['Expert', 'Intermediate', 'Average', 'Beginner']),
});

const rating = chosen(['Excellent', 'Very Good', 'Good', 'Basic']);
const language = z.object({
  language: line(2, 50),
  reading_rating: rating,
  writing_rating: rating,
  speaking_rating: rating,
});

/** The most rows that a list may have; the specification has no bound. */
const most = 20;

/** An employee's lists, each in its order. */
const employeeLists = {
  academic_info: z._default(rows(academic, 0, most), []),
  training: z._default(rows(training, 0, most), []),
  skills: z._default(rows(skill, 0, most), []),
  languages: z._default(rows(language, 0, most), []),
};

/** The parts of an employee that are sent as an object each; the other parts' fields are at the top. */
export const employeeParts = {
  p_address: permanentAddress,
  t_address: temporaryAddress,
  emergency_contact: emergencyContact,
  family,
  identification,
  reference: referee,
} as const;

const generalRules = [
  sameDay('emp_dob_nep', 'emp_dob_eng'),
  sameDay('joining_date_nep', 'joining_date_eng'),
  compared<{ emp_dob_eng: string; joining_date_eng: string }>(
    ['emp_dob_eng', 'joining_date_eng'],
    (form) => form.joining_date_eng > form.emp_dob_eng,
    say('joined_before_birth'),
  ),
] as const;
const identificationRules = [sameDay('citizenship_issued_date_nep', 'citizenship_issued_date_eng')] as const;
const familyRules = [
  sameDayIfGiven('marriage_date_nep', 'marriage_date_eng'),
  sameDayIfGiven('spouse_dob_nep', 'spouse_dob_eng'),
] as const;

const livesElsewhere = (form: Choices): boolean => !isYes(form.same_as_permanent);

/** All fields of an employee side by side; one address is enough if both are the same. */
const formFields = {
  ...general,
  ...permanentAddress,
  same_as_permanent: z._default(yesNo, 'y'),
  t_country: when(livesElsewhere, temporaryAddress.t_country),
  t_zone: when(livesElsewhere, temporaryAddress.t_zone),
  t_district: when(livesElsewhere, temporaryAddress.t_district),
  t_vdc_municipality: when(livesElsewhere, temporaryAddress.t_vdc_municipality),
  t_ward_no: when(livesElsewhere, temporaryAddress.t_ward_no),
  t_tole: when(livesElsewhere, temporaryAddress.t_tole),
  t_house_no: when(livesElsewhere, temporaryAddress.t_house_no),
  ...emergencyContact,
  ...identification,
  ...family,
  ...service,
  ...referee,
  ...employeeLists,
} as const;
const formRules = [...generalRules, ...identificationRules, ...familyRules] as const;

/** The form of a new employee. */
export const employeeForm = conditional(z.object(formFields)).check(...formRules);

/** The remark that an editor may leave with a change: most of them are a new number, or a new address. */
const changeRemarks = { modified_remarks: optional(remarks(5, 100)) };

/** The form that changes an employee; a separate call changes the photo. */
export const employeeEditForm = conditional(z.object({ ...formFields, ...changeRemarks })).check(...formRules);

export const employeePhotoForm = z.object({ emp_photo: image });

const oneEmployee = { employee_id: id };

/** An employee as it is sent. */
const bodyFields = {
  ...general,
  ...service,
  p_address: z.object(permanentAddress, say('required')),
  t_address: z.object(temporaryAddress, say('required')),
  emergency_contact: z.object(emergencyContact, say('required')),
  family: conditional(z.object(family, say('required'))).check(...familyRules),
  identification: z.object(identification, say('required')).check(...identificationRules),
  reference: z.object(referee, say('required')),
  ...employeeLists,
} as const;

/** Employees. Source: admin areas, sections 2.8, 3 and 4. */
export const employeeCalls = defineCalls('employee', {
  getAllEmployee: get('/employee/getAllEmployee', {
    summary: 'Every employee, with what tells one from the others, the newest first',
    reply: data(z.array(employeeRow)),
  }),
  getEmployeeById: get('/employee/getEmployeeById/{id}', {
    summary: 'One employee by the id, with all that is known of them',
    reply: data(employee),
  }),
  addEmployee: post('/employee/addEmployee', {
    summary: 'Add an employee with all that is known of them',
    body: conditional(z.object(bodyFields)).check(...generalRules),
    reply: written(employee),
  }),
  // Calls of our own: the specification has none that changes an employee.
  updateEmployee: patch('/rest/employee', {
    summary: 'Change an employee, but for the photo; the lists are replaced',
    body: conditional(z.object({ ...oneEmployee, ...bodyFields, ...changeRemarks })).check(...generalRules),
    reply: written(employee),
  }),
  uploadEmployeePhoto: patch('/rest/employee/photo', {
    summary: 'Give an employee another photo',
    multipart: true,
    body: z.extend(employeePhotoForm, oneEmployee),
    reply: written(employee),
  }),
});

/** Employees: their record is flat, where the wire nests parts. */
export const employeeAdapter: Adapter = {
  area: 'employee',
  list: employeeCalls.getAllEmployee,
  one: employeeCalls.getEmployeeById,
  create: employeeCalls.addEmployee,
  update: verb(employeeCalls.updateEmployee, 'employee_id'),
  toRecord: (row) => {
    // A field of an earlier version stands beside the parts of the present one.
    const flat = { ...Object.fromEntries(partNames.flatMap((part) => Object.entries(fieldsIn(row[part])))), ...row };
    return {
      ...flat,
      ...(row.p_address !== undefined && { same_as_permanent: isSame(flat) ? 'y' : 'n' }),
      employee_name: nameOf(row),
    };
  },
  toBody: inParts,
  // An error inside a part names the part as well.
  toField: (field) => (partNames.some((part) => field.startsWith(`${part}.`)) ? field.slice(field.indexOf('.') + 1) : field),
};

const parts = Object.entries(employeeParts).map(([part, fields]) => [part, Object.keys(fields)] as const);
const partNames = parts.map(([part]) => part);
const fieldsOfParts = new Set(parts.flatMap(([, fields]) => fields));

/** Nests a form's fields. */
function inParts({ same_as_permanent: same, ...form }: WireRow): WireRow {
  const whole = isYes(same) ? { ...form, ...livesAtHome(form) } : form;
  const beside = Object.entries(form).filter(([field]) => !fieldsOfParts.has(field));
  const inside = parts.map(([part, fields]) => [part, Object.fromEntries(fields.map((field) => [field, whole[field]]))] as const);
  return Object.fromEntries([...beside, ...inside]);
}

/** Whether an employee's present address is the permanent one. */
const isSame = (record: WireRow): boolean =>
  Object.keys(employeeParts.p_address).every((field) => (record[field] ?? null) === (record[`t_${field}`] ?? null));

/** Copies the permanent address to the temporary one. */
const livesAtHome = (form: WireRow): WireRow =>
  Object.fromEntries(Object.keys(employeeParts.p_address).map((field) => [`t_${field}`, form[field]]));

const names = z.object({ emp_first_name: z.string(), emp_middle_name: z.nullish(z.string()), emp_last_name: z.string() });

function nameOf(row: WireRow): string | undefined {
  const { data: name } = names.safeParse(row);
  return name && fullName({ first_name: name.emp_first_name, middle_name: name.emp_middle_name, last_name: name.emp_last_name });
}
