import { z } from 'zod/mini';
import { type Adapter, verb, type WireRow } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, email, id, optional, phone, text } from './fields';
import { image } from './fileFields';
import { data, written } from './replies';
import { rows } from './rows';

/** The number of companies on a page of their list. */
export const companiesAPage = 100;

const contact = z.object({ id, company_contact_no: z.string() });

/** A company, a branch of the provider, as it is stored. Source: admin areas, section 3. */
export const company = z.object({
  id,
  company_name: z.string(),
  company_address: z.nullable(z.string()),
  company_email: z.string(),
  company_contact: z.array(contact),
  /** A path below `/media/`. */
  company_logo: z.nullable(z.string()),
  ...audit,
});

/** The most contacts that a company may have; the specification has no bound. */
const mostContacts = 20;

const address = text(1, 255, ['required', 'should_not_have_more_than']);

const fields = z.object({
  company_name: text(1, 255, ['required', 'should_not_have_more_than']),
  company_email: email,
});

const newContacts = rows(z.object({ company_contact_no: phone }), 1, mostContacts);

/** A new company's form; a change requires the address as well. */
export const companyForm = z.extend(fields, { company_address: optional(address), company_contact: newContacts });

/** An existing contact has its id. */
export const companyEditForm = z.extend(fields, {
  company_address: address,
  company_contact: rows(z.object({ company_contact_no: phone, id: z.nullish(id) }), 1, mostContacts),
});

export const companyLogoForm = z.object({ company_logo: image });

/** Companies. Source: admin areas, sections 2.8, 5 and 7. */
export const companyCalls = defineCalls('organisation', {
  getCompanyList: get('/company/getAll/{page}', {
    summary: 'A page of the companies, 100 of them, by their ids; the first page is 1',
    reply: data(z.array(company)),
  }),
  addCompany: post('/company/add', {
    summary: 'Add a company with its contacts',
    body: companyForm,
    reply: written(company),
  }),
  editCompanyDetails: patch('/company/edit_details', {
    summary: 'Change a company: its contacts are those that are sent, each with the id that it has or null, in the same order',
    body: z.extend(fields, {
      company_id: id,
      company_address: address,
      company_contact: newContacts,
      contact_id: z.array(z.nullable(id)).check(z.maxLength(mostContacts)),
    }),
    reply: written(company),
  }),
  uploadCompanyLogo: post('/company/logo', {
    summary: 'Give a company a logo, in the place of the one that it has',
    changes: true,
    multipart: true,
    body: z.extend(companyLogoForm, { company: id }),
    reply: written(company),
  }),
  getCompanyLogo: get('/company/logo/{id}', {
    summary: 'The path of a company’s logo',
    reply: data(z.pick(company, { id: true, company_logo: true })),
  }),
});

const numbers = z.array(z.object({ company_contact_no: z.string() }));
const typedContacts = z.array(z.object({ company_contact_no: z.string(), id: z.nullish(z.int()) }));

/** Companies; a single one is read from their list. */
export const companyAdapter: Adapter = {
  area: 'company',
  list: companyCalls.getCompanyList,
  pageSize: companiesAPage,
  create: companyCalls.addCompany,
  update: verb(companyCalls.editCompanyDetails, 'company_id'),
  toRecord: (row) => ({ ...row, contact_numbers: numbersOf(row) }),
  toBody: ({ company_contact, ...form }) => ({ ...form, ...contactsOf(typedContacts.parse(company_contact)) }),
};

/** Returns the contacts of a company in one line, as its list shows them. */
const numbersOf = ({ company_contact }: WireRow): string =>
  numbers
    .parse(company_contact)
    .map(({ company_contact_no }) => company_contact_no)
    .join(', ');

/** Returns the numbers of a form's contacts and, for an existing company, their ids: null for a new contact. */
function contactsOf(contacts: z.output<typeof typedContacts>): WireRow {
  const stands = contacts.some((row) => 'id' in row);
  return {
    company_contact: contacts.map(({ company_contact_no }) => ({ company_contact_no })),
    ...(stands && { contact_id: contacts.map((row) => row.id ?? null) }),
  };
}
