import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import { audit } from './audit';

/** Adds a company with two contacts, a department below another, and a designation of the lower one. */
export async function fillOrganisation(store: Store): Promise<void> {
  const { iid: company_iid } = await store.insert('company', company);
  await store.insertMany('company_contact', [
    { company_iid, company_contact_no: '9801234567', contact_order: 2 },
    { company_iid, company_contact_no: '014441122', contact_order: 1 },
  ]);
  const top = { department_name: 'Teaching', department_code: 'TCH', parent: null, ...audit };
  const { iid: parent } = await store.insert('department', top);
  const below = { department_name: 'Question Bank', department_code: 'QB', parent, ...audit };
  const { iid: department_iid } = await store.insert('department', below);
  await store.insert('designation', { designation: 'Setter', designation_code: 'SET', department_iid, ...audit });
}

export const menus: NewRow<'menu'>[] = [
  { menu_name: 'Course Setup', menu_route: null, menu_icon: 'school', menu_types: 'inner', parent: null, menu_order: 2 },
  { menu_name: 'Dashboard', menu_route: 'dashboard', menu_icon: 'dashboard', menu_types: 'inner', parent: null, menu_order: 1 },
  {
    menu_name: 'Categories',
    menu_route: 'coursesetup/coursecategorysetup',
    menu_icon: null,
    menu_types: 'inner',
    parent: 1,
    menu_order: 1,
  },
  { menu_name: 'Website', menu_route: 'home', menu_icon: null, menu_types: 'outer', parent: null, menu_order: 3 },
];

const company: NewRow<'company'> = {
  company_name: 'Coursedesk Nepal',
  company_address: 'Putalisadak, Kathmandu',
  company_email: 'info@coursedesk.test',
  company_logo: null,
  ...audit,
};
