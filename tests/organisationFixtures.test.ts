import companies from '@fixtures/company.json';
import contacts from '@fixtures/company_contact.json';
import departments from '@fixtures/department.json';
import designations from '@fixtures/designation.json';
import menus from '@fixtures/menu.json';
import { expect, test } from 'vitest';
import { menuIcons } from '@/components/ui/menuIcons';
import { companyForm } from '@/contract/company';
import { departmentEditForm } from '@/contract/department';
import { designationEditForm } from '@/contract/designation';
import { menuEditForm } from '@/contract/menu';

/** Returns a record's remark, or another if nobody has changed it. */
const remarked = ({ modified_remarks }: { modified_remarks: string | null }) => ({
  modified_remarks: modified_remarks ?? 'more exact',
});

const contactsOf = (company: number) =>
  contacts.filter(({ company_iid }) => company_iid === company).map(({ company_contact_no }) => ({ company_contact_no }));

const forms = [
  ...departments.map((row) => [departmentEditForm, { ...row, ...remarked(row) }] as const),
  ...designations.map((row) => [designationEditForm(row), { ...row, department: row.department_iid, ...remarked(row) }] as const),
  ...menus.filter((row) => row.menu_route).map((row) => [menuEditForm(row), row] as const),
  ...companies.map((row) => [companyForm, { ...row, company_contact: contactsOf(row.iid) }] as const),
];

test('a record of the organisation passes its form, which changes nothing of it', () => {
  for (const [form, row] of forms) {
    const { data, error } = form.safeParse(row);
    expect([row.iid, error]).toEqual([row.iid, undefined]);
    expect({ ...row, ...data }).toEqual(row);
  }
});

test('menus below each other are of one type', () => {
  const typeOf = new Map(menus.map(({ iid, menu_types }) => [iid, menu_types]));
  expect(menus.filter(({ parent, menu_types }) => parent !== null && typeOf.get(parent) !== menu_types)).toEqual([]);
});

const byId = new Map(menus.map((menu) => [menu.iid, menu]));

/** Returns the entries whose icon stands beside or above them too. */
const repeated = menus.filter(
  (menu) =>
    byId.get(menu.parent ?? 0)?.menu_icon === menu.menu_icon ||
    menus.some((other) => other !== menu && other.parent === menu.parent && other.menu_icon === menu.menu_icon),
);

test('each entry of the demo’s menu has an icon of its own beside and below the others', () => {
  expect(repeated.map(({ menu_name, menu_icon }) => `${menu_name}: ${menu_icon}`)).toEqual([]);
});

test('each icon of the demo’s menu is one that the product has', () => {
  expect(menus.filter(({ menu_icon }) => !menuIcons.has(menu_icon))).toEqual([]);
});

test('the menu calls each thing by one noun', () => {
  const other = /modelset|paragraph|untagged quiz|course setup/i;
  expect(menus.map(({ menu_name }) => menu_name).filter((name) => other.test(name))).toEqual([]);
});
