import { z } from 'zod/mini';
import { defineCalls, get, post } from './call';
import { sameDay, sameDayIfGiven } from './days';
import {
  emergencyContact,
  family,
  general,
  identification,
  permanentAddress,
  referee,
  service,
  temporaryAddress,
} from './employeeParts';
import { employee, employeeRow } from './employeeRecord';
import { employeeLists } from './employeeRows';
import { isYes, yesNo } from './fields';
import { type Choices, compared, conditional, when } from './formRules';
import { say } from './message';
import { data, written } from './replies';

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

/** The form of a new employee, all fields side by side; one address is enough if both are the same. */
export const employeeForm = conditional(
  z.object({
    ...general,
    ...permanentAddress,
    same_as_permanent: z._default(yesNo, 'n'),
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
  }),
).check(...generalRules, ...identificationRules, ...familyRules);

/** A new employee as it is sent. */
const employeeBody = conditional(
  z.object({
    ...general,
    ...service,
    p_address: z.object(permanentAddress, say('required')),
    t_address: z.object(temporaryAddress, say('required')),
    emergency_contact: z.object(emergencyContact, say('required')),
    family: conditional(z.object(family, say('required'))).check(...familyRules),
    identification: z.object(identification, say('required')).check(...identificationRules),
    reference: z.object(referee, say('required')),
    ...employeeLists,
  }),
).check(...generalRules);

/** Employees. Source: admin areas, sections 2.8, 3 and 4. */
export const employeeCalls = defineCalls({
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
    body: employeeBody,
    reply: written(employee),
  }),
});
