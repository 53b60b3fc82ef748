import { encodedId } from '@/backend/encodedId';
import type { Store } from '@/backend/store/port';
import { withId } from '../records';
import { listsOf } from './employeeLists';

/** The query that lists employees: each with the names of the workplace. */
export const listed = {
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
export async function findEmployee(store: Store, iid: number) {
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
