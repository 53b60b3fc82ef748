import { z } from 'zod';
import { companiesAPage, companyCalls } from '@/contract/company';
import { type Adapter, verb, type WireRow } from '../adapter';

const numbers = z.array(z.object({ company_contact_no: z.string() }));
const rows = z.array(z.object({ company_contact_no: z.string(), id: z.int().nullish() }));

/** Companies; one is found in their list. */
export const companyAdapter: Adapter = {
  list: companyCalls.getCompanyList,
  pageSize: companiesAPage,
  create: companyCalls.addCompany,
  update: verb(companyCalls.editCompanyDetails, 'company_id'),
  toRecord: (row) => ({ ...row, contact_numbers: numbersOf(row) }),
  toBody: ({ company_contact, ...form }) => ({ ...form, ...contactsOf(rows.parse(company_contact)) }),
};

/** The contacts of a company in one line, as its list shows them. */
const numbersOf = ({ company_contact }: WireRow): string =>
  numbers
    .parse(company_contact)
    .map(({ company_contact_no }) => company_contact_no)
    .join(', ');

/** The numbers of a form's contacts and, of a company that stands, the id of each: null of a new one. */
function contactsOf(contacts: z.output<typeof rows>): WireRow {
  const stands = contacts.some((contact) => 'id' in contact);
  return {
    company_contact: contacts.map(({ company_contact_no }) => ({ company_contact_no })),
    ...(stands && { contact_id: contacts.map(({ id = null }) => id) }),
  };
}
