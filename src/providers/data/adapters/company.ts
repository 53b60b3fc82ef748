import { z } from 'zod/mini';
import { companiesAPage, companyCalls } from '@/contract/company';
import { type Adapter, verb, type WireRow } from '../adapter';

const numbers = z.array(z.object({ company_contact_no: z.string() }));
const rows = z.array(z.object({ company_contact_no: z.string(), id: z.nullish(z.int()) }));

/** Companies; a single one is read from their list. */
export const companyAdapter: Adapter = {
  area: 'company',
  list: companyCalls.getCompanyList,
  pageSize: companiesAPage,
  create: companyCalls.addCompany,
  update: verb(companyCalls.editCompanyDetails, 'company_id'),
  toRecord: (row) => ({ ...row, contact_numbers: numbersOf(row) }),
  toBody: ({ company_contact, ...form }) => ({ ...form, ...contactsOf(rows.parse(company_contact)) }),
};

/** Returns the contacts of a company in one line, as its list shows them. */
const numbersOf = ({ company_contact }: WireRow): string =>
  numbers
    .parse(company_contact)
    .map(({ company_contact_no }) => company_contact_no)
    .join(', ');

/** Returns the numbers of a form's contacts and, for an existing company, their ids: null for a new contact. */
function contactsOf(contacts: z.output<typeof rows>): WireRow {
  const stands = contacts.some((contact) => 'id' in contact);
  return {
    company_contact: contacts.map(({ company_contact_no }) => ({ company_contact_no })),
    ...(stands && { contact_id: contacts.map(({ id = null }) => id) }),
  };
}
