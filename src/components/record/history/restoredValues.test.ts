import { expect, test } from 'vitest';
import { companyAdapter } from '@/contract/company';
import { employeeAdapter } from '@/contract/employee';
import type { HistoryEntry } from '@/contract/history';
import { columnsBefore, restoredValues } from './restoredValues';

const entry = (...changes: HistoryEntry['changes']): HistoryEntry => ({
  id: 1,
  area: 'employee',
  record: 1,
  kind: 'changed',
  remark: null,
  created_by: 'sita',
  created_date: '2026-11-20T05:00:00.000Z',
  changes,
});
const skill = (id: number, place: number, skill_name: string) => ({ id, place, fields: { skill_name, skill_level: 'Expert' } });

const employee = {
  id: 1,
  emp_first_name: 'Sita',
  tole: 'Lakeside',
  p_address: { tole: 'Lakeside' },
  skills: [{ skill_name: 'Typing', skill_level: 'Expert' }],
};

test('a version has the values and the rows of all later entries undone, of the parts of a record too', () => {
  const newest = entry(
    { field: 'tole', before: 'Mahendrapul', after: 'Lakeside' },
    { field: 'skills', before: [skill(1, 1, 'Negotiation'), skill(2, 2, 'Typing')], after: [skill(3, 1, 'Typing')] },
  );
  const older = entry({ field: 'skills', before: [], after: [skill(2, 2, 'Typing')] });
  expect(restoredValues(employee, columnsBefore(employee, [newest]), employeeAdapter)).toMatchObject({
    tole: 'Mahendrapul',
    skills: [
      { skill_name: 'Negotiation', skill_level: 'Expert' },
      { skill_name: 'Typing', skill_level: 'Expert' },
    ],
  });
  expect(restoredValues(employee, columnsBefore(employee, [newest, older]), employeeAdapter)['skills']).toEqual([
    { skill_name: 'Negotiation', skill_level: 'Expert' },
  ]);
});

test('a version that the record has already fills nothing in', () => {
  const company = { id: 1, company_contact: [{ id: 4, company_contact_no: '014441122' }], contact_numbers: '014441122' };
  const row = (company_contact_no: string) => ({ id: 4, place: 1, fields: { company_contact_no } });
  const away = entry({ field: 'company_contact', before: [row('014441122')], after: [row('014441199')] });
  const back = entry({ field: 'company_contact', before: [row('014441199')], after: [row('014441122')] });
  expect(restoredValues(company, columnsBefore(company, [back, away]), companyAdapter)).toEqual({});
  expect(restoredValues(company, columnsBefore(company, [back]), companyAdapter)).toMatchObject({
    company_contact: [{ id: 4, company_contact_no: '014441199' }],
  });
});
