import type { Handlers } from '@/backend/handler';
import { encodedId } from '@/backend/records/encodedId';
import { changed, created, findByIdOrSlug, found, withId } from '@/backend/records/records';
import { type FieldText, refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { ParsedInput } from '@/contract/call';
import type { employeeCalls } from '@/contract/employee';
import { say } from '@/contract/message';
import { misfits } from '@/contract/misfits';
import { insertLists, listsOf, replaceLists } from './employeeLists';
import { placeOf } from './places';

/** The query that lists employees: each with the names of the workplace. */
const listed = {
  join: {
    company_name: 'curr_branch_id.company_name',
    department_name: 'curr_department_id.department_name',
    designation: 'curr_designation_id.designation',
  },
} as const;

const whole = {
  join: {
    ...listed.join,
    zone_name: 'zone_iid.zone_name',
    zone_name_nep: 'zone_iid.zone_name_nep',
    district_name: 'district_iid.district_name',
    district_name_nep: 'district_iid.district_name_nep',
    t_zone_name: 't_zone_iid.zone_name',
    t_zone_name_nep: 't_zone_iid.zone_name_nep',
    t_district_name: 't_district_iid.district_name',
    t_district_name_nep: 't_district_iid.district_name_nep',
  },
} as const;

/** Returns an employee as on the wire: its columns are given to every part, and the reply's schema picks each part's own. */
async function findEmployee(store: Store, iid: number) {
  const [row] = await store.list('employee', { ...whole, where: { iid } });
  if (!row) return undefined;
  const zones = { zone: encodedId('zone', row.zone_iid), t_zone: encodedId('zone', row.t_zone_iid) };
  const districts = {
    district: encodedId('district', row.district_iid),
    t_district: encodedId('district', row.t_district_iid),
  };
  return {
    ...withId(row),
    p_address: { ...row, ...zones, ...districts },
    t_address: { ...row, ...zones, ...districts },
    emergency_contact: row,
    family: row,
    identification: row,
    reference: row,
    ...(await listsOf(store, iid)),
  };
}

/** Employees. */
export const employeeHandlers: Handlers<typeof employeeCalls> = {
  getAllEmployee: async (_, { store }) => ({
    data: (await store.list('employee', { ...listed, sort: [{ column: 'iid', order: 'desc' }] })).map(withId),
  }),

  getEmployeeById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findEmployee(store, iid) }, id), missing),
  }),

  addEmployee: async (form, context) => {
    const { store } = context;
    const { columns, lists } = await checked(store, form);
    const { iid } = await store.insert('employee', { ...columns, emp_photo: null, ...created(context) });
    await insertLists(store, iid, lists);
    return { data: found(await findEmployee(store, iid), missing), msg: say('employee_created') };
  },

  updateEmployee: async ({ employee_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    found(await store.get('employee', employee_id), missing);
    const { columns, lists } = await checked(store, form);
    found(await store.update('employee', employee_id, { ...columns, ...changed(context), modified_remarks }), missing);
    await replaceLists(store, employee_id, lists);
    return { data: found(await findEmployee(store, employee_id), missing), msg: say('employee_updated') };
  },

  uploadEmployeePhoto: async ({ employee_id, emp_photo }, context) => {
    const { store } = context;
    await store.update('employee', employee_id, { emp_photo, ...changed(context) });
    return { data: found(await findEmployee(store, employee_id), missing), msg: say('image_updated') };
  },
};

type Form = ParsedInput<typeof employeeCalls.addEmployee>;

/** Returns the columns and lists of an employee's form; refuses one whose places, or whose place of work, don't fit together. */
async function checked(store: Store, form: Form) {
  const { p_address, t_address, emergency_contact, family, identification, reference, ...rest } = form;
  const { academic_info, training, skills, languages, ...general } = rest;
  const { zone, district, ...home } = p_address;
  const { t_zone, t_district, ...stay } = t_address;
  const p = await placeOf(store, p_address, { zone: 'p_address.zone', district: 'p_address.district' });
  const chosen = { zone: t_zone, district: t_district };
  const t = await placeOf(store, chosen, { zone: 't_address.t_zone', district: 't_address.t_district' });
  refuseFields([...(await serviceFaults(store, general)), ...p.faults, ...t.faults]);
  const columns = {
    ...general,
    ...home,
    ...stay,
    ...emergency_contact,
    ...family,
    ...identification,
    ...reference,
    zone_iid: p.zone_iid,
    district_iid: p.district_iid,
    t_zone_iid: t.zone_iid,
    t_district_iid: t.district_iid,
  };
  return { columns, lists: { academic_info, training, skills, languages } };
}

const missing = 'employee_not_found';

interface Service {
  curr_branch_id: number;
  curr_department_id: number;
  curr_designation_id: number;
}

/**
 * Returns the faults of an employee's workplace; the designation is locked, so that it stays in its department until the transaction ends.
 */
async function serviceFaults(store: Store, service: Service): Promise<FieldText[]> {
  const { curr_branch_id, curr_department_id, curr_designation_id } = service;
  const faults: FieldText[] = [];
  const unknown = say('must_be_id');
  if (!(await store.get('company', curr_branch_id))) faults.push(['curr_branch_id', unknown]);
  if (!(await store.get('department', curr_department_id))) faults.push(['curr_department_id', unknown]);
  const designation = await store.get('designation', curr_designation_id, 'lock');
  if (!designation) faults.push(['curr_designation_id', unknown]);
  else if (designation.department_iid !== curr_department_id) faults.push(['curr_designation_id', say(misfits.designation)]);
  return faults;
}
