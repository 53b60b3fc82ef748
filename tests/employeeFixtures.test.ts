import designations from '@fixtures/designation.json';
import districts from '@fixtures/district.json';
import employees from '@fixtures/employee.json';
import academic from '@fixtures/employee_academic.json';
import languages from '@fixtures/employee_language.json';
import skills from '@fixtures/employee_skill.json';
import training from '@fixtures/employee_training.json';
import zones from '@fixtures/zone.json';
import { expect, test } from 'vitest';
import { encodedId } from '@/backend/records/encodedId';
import { employeeForm } from '@/contract/employee';

// The demo's tests check that the fixtures fit the records, the unique rules and the foreign keys.

/** Returns the rows of one employee, without their ids and order. */
const rowsOf = <Row extends { iid: number; employee_iid: number; row_order: number }>(rows: readonly Row[], of: number) =>
  rows.flatMap(({ iid: _iid, employee_iid, row_order: _order, ...row }) => (employee_iid === of ? [row] : []));

const forms = employees.map((row) => ({
  ...row,
  same_as_permanent: 'n',
  zone: encodedId('zone', row.zone_iid),
  district: encodedId('district', row.district_iid),
  t_zone: encodedId('zone', row.t_zone_iid),
  t_district: encodedId('district', row.t_district_iid),
  academic_info: rowsOf(academic, row.iid),
  training: rowsOf(training, row.iid),
  skills: rowsOf(skills, row.iid),
  languages: rowsOf(languages, row.iid),
}));

test('an employee passes the form, which changes nothing of them', () => {
  expect(forms).toHaveLength(20);
  for (const form of forms) {
    const { data, error } = employeeForm.safeParse(form);
    expect([form.iid, error]).toEqual([form.iid, undefined]);
    expect({ ...form, ...data }).toEqual(form);
  }
});

test('a district is of its zone, a designation of its department', () => {
  const zoneOf = new Map(districts.map(({ iid, zone_iid }) => [iid, zone_iid]));
  const departmentOf = new Map(designations.map(({ iid, department_iid }) => [iid, department_iid]));
  for (const row of employees) {
    expect([zoneOf.get(row.district_iid), zoneOf.get(row.t_district_iid)]).toEqual([row.zone_iid, row.t_zone_iid]);
    expect(departmentOf.get(row.curr_designation_id)).toBe(row.curr_department_id);
  }
});

test('the zones and districts are those that Nepal had: 14 and 75, each with a name of its own in both scripts', () => {
  expect([zones.length, districts.length]).toEqual([14, 75]);
  const names = districts.flatMap((row) => [row.district_name, row.district_name_nep]);
  expect(new Set(names).size).toBe(150);
  expect(names.filter((name) => !/^(?:[A-Z][a-z]+|[\p{Script=Devanagari}]+)$/u.test(name))).toEqual([]);
  const sizes = zones.map(({ iid }) => districts.filter(({ zone_iid }) => zone_iid === iid).length);
  expect(sizes).toEqual([4, 6, 6, 6, 8, 5, 6, 6, 4, 5, 5, 5, 5, 4]);
});

test('the rows of a list are numbered from 1 without a gap', () => {
  for (const list of [academic, training, skills, languages]) {
    for (const { iid } of employees) {
      const places = list.filter(({ employee_iid }) => employee_iid === iid).map(({ row_order }) => row_order);
      expect(places).toEqual(places.map((_, index) => index + 1));
    }
  }
});
