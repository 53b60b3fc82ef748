import { z } from 'zod/mini';
import { employeeCalls, employeeParts } from '@/contract/employee';
import { isYes } from '@/contract/fields';
import { fullName } from '@/domain/fullName';
import { type Adapter, verb, type WireRow } from '../adapter';

/** Employees: their record is flat, where the wire nests parts. */
export const employeeAdapter: Adapter = {
  area: 'employee',
  list: employeeCalls.getAllEmployee,
  one: employeeCalls.getEmployeeById,
  create: employeeCalls.addEmployee,
  update: verb(employeeCalls.updateEmployee, 'employee_id'),
  toRecord: (row) => {
    // A field of an earlier version stands beside the parts of the present one.
    const flat: WireRow = Object.assign({}, ...partNames.map((part) => row[part]), row);
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
  const { data } = names.safeParse(row);
  return data && fullName({ first_name: data.emp_first_name, middle_name: data.emp_middle_name, last_name: data.emp_last_name });
}
