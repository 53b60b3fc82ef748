import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, marked, missing, type Refused, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { encodedId } from '@/backend/records/encodedId';
import { calls } from '@/contract';
import { family, form, p_address, study } from './employeeForm';

export { form };

const refusedFields: Refused<'addEmployee'>[] = [
  ['emp_first_name', 'x', 'more than 2 characters'],
  ['emp_last_name', 'x'.repeat(51), 'cannot exceed from 50 characters'],
  ['gender', 'male', 'This field is required'],
  ['emp_dob_eng', '1983-04-15', 'Must be the same day in both calendars'],
  ['emp_dob_eng', '2099-04-14', 'Must be before today'],
  ['id_card_no', null, 'This field is required'],
  ['blood_group_id', 9, 'Must be a record that exists'],
  ['mobile_no', '98410', 'Contact no should be greater than 7'],
  ['mobile_no_official', '98410000000', 'Contact no shouldnot be more than 10 digits'],
  ['emp_email', 'ganesh', 'Must be a valid email address'],
  ['employment_status', 'Retired', 'This field is required'],
  ['p_address', undefined, 'This field is required'],
  ['family', 'a family', 'This field is required'],
];

/** Faults inside a part of the form, and the paths of their messages. */
const refusedParts: [what: string, changes: object, errors: Record<string, string[]>][] = [
  ['a zone that is none', { p_address: { ...p_address, zone: '2' } }, { 'p_address.zone': ['Must be a record that exists'] }],
  [
    'a district of another zone',
    { p_address: { ...p_address, district: encodedId('district', 1) } },
    { 'p_address.district': ['Must belong to the chosen zone'] },
  ],
  ['a ward that is none', { p_address: { ...p_address, ward_no: 34 } }, { 'p_address.ward_no': ['Must be between 1-33'] }],
  ['who is married to nobody', { family: { ...family, spouse_name: ' ' } }, { 'family.spouse_name': ['This field is required'] }],
  [
    'a wedding on one day here and another there',
    { family: { ...family, marriage_date_eng: null } },
    { 'family.marriage_date_eng': ['Must be the same day in both calendars'] },
  ],
  [
    'a spouse who is not born yet',
    { family: { ...family, spouse_dob_nep: '2099-01-01', spouse_dob_eng: '2042-04-15' } },
    { 'family.spouse_dob_eng': ['Must be before today'] },
  ],
  [
    'children whom nobody counted',
    { family: { ...family, total_son: null, total_daughter: 21 } },
    { 'family.total_son': ['This field is required'], 'family.total_daughter': ['Must be between 0-20'] },
  ],
  [
    'a degree that was passed in no year, and one of two',
    {
      academic_info: [
        { ...study, passed_year_nep: null },
        { ...study, passed_year_eng: 2001 },
      ],
    },
    {
      'academic_info.0.passed_year_nep': ['This field is required'],
      'academic_info.1.passed_year_eng': ['Must be the same year in both calendars'],
    },
  ],
  [
    'a training that ended before it began',
    {
      training: [
        {
          training_name: 'Item writing',
          training_institute: 'CDC',
          duration: '1 day',
          start_date_nep: '2076-02-01',
          end_date_nep: '2076-01-31',
        },
      ],
    },
    { 'training.0.end_date_nep': ['End date must be after start date'] },
  ],
  [
    'a skill of no level',
    { skills: [{ skill_name: 'R' }] },
    { 'skills.0.skill_name': ['more than 2 characters'], 'skills.0.skill_level': ['This field is required'] },
  ],
  [
    'who began before they were born',
    { joining_date_nep: '2039-01-01', joining_date_eng: '1982-04-14' },
    { joining_date_eng: ['Must be after the date of birth'] },
  ],
];

/** A valid body of each call. */
export const employeeExamples = {
  addEmployee: form,
} satisfies Examples;

export const employeeCases = {
  getAllEmployee: (open) => {
    test('lists every employee with where they work, the newest first, and nothing private', async () => {
      const { api, staff } = await open();
      await api.call('addEmployee', form, staff.access);
      const { body } = await api.call('getAllEmployee', {}, staff.access);
      const company_name = 'Coursedesk Nepal';
      expect(body).toMatchObject({
        data: [
          { id: 2, emp_first_name: 'Ganesh', company_name, department_name: 'Question Bank', designation: 'Setter' },
          { id: 1, emp_first_name: 'Sarita', joining_date_nep: '2075-01-01', employment_status: 'Permanent' },
        ],
      });
      expect(JSON.stringify(body)).not.toContain('citizenship');
    });
  },

  getEmployeeById: (open) => {
    test('answers all that is known of one, each list in its order', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getEmployeeById', { id: '1' }, staff.access);
      expect(body).toMatchObject({
        data: {
          id: 1,
          p_address: { zone: encodedId('zone', 1), zone_name: 'Gandaki', district_name_nep: 'कास्की', ward_no: 8 },
          t_address: { t_district: encodedId('district', 2), t_district_name: 'Lalitpur', t_tole: 'Pulchowk' },
          family: { marital_status: 'Married', spouse_name: 'Hari Poudel', total_son: 1 },
          identification: { citizenship_no: '39-01-70-00001', passport_no: null },
          academic_info: [{ degree_name: 'MEd' }, { degree_name: 'BEd' }],
          languages: [{ language: 'Nepali', speaking_rating: 'Good' }],
        },
      });
    });
    missing(open, 'getEmployeeById', { id: '99' }, 'Employee');
  },

  addEmployee: (open) => {
    test('keeps what was sent, numbers and dates as they are written here', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('addEmployee', form, staff.access);
      expect(body).toMatchObject({ msg: 'Employee created successfully', data: { id: 2, created_by: 'sita' } });
      const { data } = calls.addEmployee.reply.parse(body);
      expect(data).toMatchObject({
        ...form,
        phone_no: null,
        mobile_no: '9841000003',
        emp_email: 'ganesh@mail.test',
        t_address: { ...form.t_address, t_ward_no: 8 },
        family: { ...family, grand_mother_name: null, total_daughter: 1 },
      });
      expect((await api.call('getEmployeeById', { id: '2' }, staff.access)).body).toEqual({ data });
    });
    test('keeps nothing of a spouse or children, a card or a degree that nobody has', async () => {
      const { api, staff } = await open();
      const { body } = await api.call(
        'addEmployee',
        {
          ...form,
          id_card_issue_status: 'n',
          family: { ...family, marital_status: 'Unmarried' },
          academic_info: [{ ...study, passed_status: 'Running' }],
        },
        staff.access,
      );
      expect(body).toMatchObject({
        data: {
          id_card_no: null,
          family: { spouse_name: null, marriage_date_nep: null, have_child: null, total_son: null, total_daughter: null },
          academic_info: [{ degree_name: study.degree_name, percentage_gpa: null, passed_year_nep: null, passed_year_eng: null }],
        },
      });
    });
    test('makes one employee of what is sent twice', async () => {
      const world = await open();
      await world.api.call('addEmployee', form, world.staff.access);
      const { status, body } = await answerUnwritten(world, 'addEmployee', form);
      expect(status).toBe(409);
      expect(body).toMatchObject({ errors: { emp_email: ['An employee with this email already exists'] } });
    });
    test('refuses the papers that another has', async () => {
      const world = await open();
      const identification = { ...form.identification, citizenship_no: '39-01-70-00001' };
      expect(await answerUnwritten(world, 'addEmployee', { ...form, identification })).toMatchObject({
        status: 409,
        body: { errors: { 'identification.citizenship_no': ['An employee with this citizenship number already exists'] } },
      });
      expect(await answerUnwritten(world, 'addEmployee', { ...form, id_card_no: 'cd-1' })).toMatchObject({
        status: 409,
        body: { errors: { id_card_no: ['An employee with this ID card number already exists'] } },
      });
    });
    test('refuses a designation of another department', async () => {
      const message = 'Must belong to the chosen department';
      expect(await answerUnwritten(await open(), 'addEmployee', { ...form, curr_department_id: 1 })).toEqual(
        marked({ curr_designation_id: [message] }),
      );
    });
    refuses(open, 'addEmployee', form, refusedFields);
    test.each(refusedParts)('refuses %s', async (_, changes, errors) => {
      expect(await answerUnwritten(await open(), 'addEmployee', { ...form, ...changes })).toEqual(marked(errors));
    });
  },
} satisfies CaseSet;
