import type { Handlers } from '@/backend/handler';
import { created, findByIdOrSlug, found } from '@/backend/records';
import { type FieldText, refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { employeeCalls } from '@/contract/employee';
import { say } from '@/contract/message';
import { misfits } from '@/contract/misfits';
import { withId } from '../records';
import { insertLists } from './employeeLists';
import { findEmployee, listed } from './employeeRecords';
import { placeOf } from './places';

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
    const { p_address, t_address, emergency_contact, family, identification, reference, ...rest } = form;
    const { academic_info, training, skills, languages, ...general } = rest;
    const { zone, district, ...home } = p_address;
    const { t_zone, t_district, ...stay } = t_address;
    const p = await placeOf(store, p_address, { zone: 'p_address.zone', district: 'p_address.district' });
    const chosen = { zone: t_zone, district: t_district };
    const t = await placeOf(store, chosen, { zone: 't_address.t_zone', district: 't_address.t_district' });
    refuseFields([...(await serviceFaults(store, general)), ...p.faults, ...t.faults]);

    const { iid } = await store.insert('employee', {
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
      ...created(context),
    });
    await insertLists(store, iid, { academic_info, training, skills, languages });
    return { data: found(await findEmployee(store, iid), missing), msg: say('employee_created') };
  },
};

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
