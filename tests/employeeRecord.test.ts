import { installLocks } from '@tests/support/locks';
import { newEmployee } from '@tests/support/newEmployee';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '@/contract';
import { employeeAdapter, employeeForm } from '@/contract/employee';
import { bloodGroups, religions } from '@/contract/employeeParts';
import { asks, conditionOf } from '@/contract/formRules';
import { leavesOf } from '@/contract/leaves';
import { rowsOf } from '@/contract/rows';
import { fromAd, toAd, toBs } from '@/domain/calendar/bikramSambat';

installLocks();

/** Days from 1980 to 2020. */
const days = fc.integer({ min: fromAd('1980-01-01') ?? 0, max: fromAd('2020-01-01') ?? 0 });
const years = fc.integer({ min: 2030, max: 2082 });

const digits = fc.stringMatching(/^\d{7,10}$/);
const chosen: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  blood_group_id: fc.option(fc.integer({ min: 1, max: bloodGroups.length })),
  religion_id: fc.option(fc.integer({ min: 1, max: religions.length })),
  emp_email: fc.emailAddress({ size: 'xsmall' }),
  email_official: fc.option(fc.emailAddress({ size: 'xsmall' })),
  passport_expiry_date: fc.option(days.map(toAd)),
  ward_no: fc.integer({ min: 1, max: 33 }),
  t_ward_no: fc.integer({ min: 1, max: 33 }),
  start_date_nep: fc.constant(null),
  end_date_nep: fc.option(days.map(toBs)),
};
/** Generates values for a field of this schema: any text, number or choice that it accepts. */
function valuesFor(name: string, declared: unknown): fc.Arbitrary<unknown> {
  const schema = conditionOf(declared)?.schema ?? declared;
  const own = chosen[name];
  if (own) return own;
  const list = rowsOf(schema);
  if (list) return fc.array(formOf(list.row), { maxLength: 2 });
  const [leaf] = leavesOf(schema);
  if (leaf instanceof z.ZodMiniEnum) return fc.constantFrom(...leaf.options);
  if (leaf instanceof z.ZodMiniNumber) return fc.integer({ min: 0, max: 20 });
  const isTaken = (value: unknown) => schema instanceof z.ZodMiniType && schema.safeParse(value).success;
  return fc.oneof(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 20 }), digits, fc.constant(null)).filter(isTaken);
}

/** Generates forms of this schema, with each date and year in both calendars. */
const formOf = ({ shape }: z.ZodMiniObject): fc.Arbitrary<Record<string, unknown>> => {
  const names = Object.keys(shape);
  const pairs = names.filter((name) => names.includes(name.replace(/nep$/, 'eng')) && name.endsWith('nep'));
  const others = names.filter((name) => !/_(?:nep|eng)$/.test(name) || (name in chosen && !pairs.includes(name)));
  return fc
    .tuple(
      fc.record(Object.fromEntries(others.map((name) => [name, valuesFor(name, shape[name])]))),
      fc.record(Object.fromEntries(pairs.map((name) => [name, name.includes('year') ? years : days]))),
    )
    .map(([form, paired]) => ({ ...form, ...Object.assign({}, ...Object.entries(paired).map(bothOf)) }));
};

const bothOf = ([name, when]: [string, number]) => {
  const other = name.replace(/nep$/, 'eng');
  return name.includes('year') ? { [name]: when, [other]: when - 57 } : { [name]: toBs(when), [other]: toAd(when) };
};

/** Fields that must name existing records: the places and the workplace, taken from an example. */
const { zone, district, curr_branch_id, curr_department_id, curr_designation_id } = newEmployee;
const stands = { zone, district, t_zone: zone, t_district: district, curr_branch_id, curr_department_id, curr_designation_id };
const joined = { joining_date_nep: newEmployee.joining_date_nep, joining_date_eng: newEmployee.joining_date_eng };

test('any accepted form is read back as it was typed', () => {
  let taken = 0;
  fc.assert(
    fc.property(formOf(employeeForm), (typed) => {
      const { data: form } = employeeForm.safeParse({ ...typed, ...stands, ...joined });
      fc.pre(form !== undefined);
      taken += 1;
      const body = z.parse(calls.addEmployee.body ?? z.never(), employeeAdapter.toBody?.(form ?? {}));
      const record = employeeAdapter.toRecord?.(body) ?? {};
      for (const [field, value] of Object.entries(form ?? {})) {
        if (field === 'same_as_permanent') continue;
        // For an employee who lives at home, the permanent address is the temporary one, too.
        const unasked = field.startsWith('t_') ? Reflect.get(form ?? {}, field.slice(2)) : null;
        const expected = asks(employeeForm, field, form ?? {}) ? value : unasked;
        expect([field, record[field]]).toEqual([field, expected]);
      }
    }),
    { numRuns: 60 },
  );
  expect(taken).toBe(60);
});
