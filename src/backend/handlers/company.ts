import type { Handlers } from '@/backend/handler';
import { childrenOf } from '@/backend/records/childrenOf';
import { pageNumber } from '@/backend/records/paging';
import { changed, created, findByIdOrSlug, found, withId } from '@/backend/records/records';
import { fieldRefusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { companiesAPage, type companyCalls } from '@/contract/company';
import { say } from '@/contract/message';

interface Contact {
  company_contact_no: string;
}

/** Inserts a new company's contacts, in their order. */
const insertContacts = (store: Store, company_iid: number, contacts: readonly Contact[]) =>
  store.insertMany('company_contact', contacts.map(columnsOf(company_iid)));

/**
 * Replaces the contacts of a company, which the caller has locked, by those sent: one with an id is updated, one without is inserted, and
 * one that isn't sent is removed. An id of no contact of the company, or one sent twice, is refused.
 */
async function replaceContacts(
  store: Store,
  company_iid: number,
  contacts: readonly (Contact & { id: number | null })[],
): Promise<void> {
  const standing = await store.list('company_contact', { where: { company_iid }, columns: ['iid'], lock: 'lock' });
  const kept = contacts.flatMap(({ id }) => id ?? []);
  const isTheirs = kept.every((id) => standing.some(({ iid }) => iid === id));
  if (!isTheirs || new Set(kept).size < kept.length) throw fieldRefusal('contact_id', say('must_be_id'));

  await store.removeMany('company_contact', { where: { company_iid, iid: { not: kept } } });
  const rows = contacts.map(({ id, ...contact }, place) => ({ iid: id, ...columnsOf(company_iid)(contact, place) }));
  await store.updateEach(
    'company_contact',
    rows.flatMap(({ iid, ...row }) => (iid === null ? [] : [{ iid, ...row }])),
  );
  await store.insertMany(
    'company_contact',
    rows.flatMap(({ iid, ...row }) => (iid === null ? [row] : [])),
  );
}

const columnsOf =
  (company_iid: number) =>
  ({ company_contact_no }: Contact, place: number) => ({ company_iid, company_contact_no, contact_order: place + 1 });

/** Companies. */
export const companyHandlers: Handlers<typeof companyCalls> = {
  getCompanyList: async ({ page }, { store }) => {
    const offset = (pageNumber(page) - 1) * companiesAPage;
    return { data: await withContacts(store, await store.list('company', { offset, limit: companiesAPage })) };
  },

  addCompany: async ({ company_contact, ...form }, context) => {
    const { store } = context;
    const { iid } = await store.insert('company', { ...form, company_logo: null, ...created(context) });
    await insertContacts(store, iid, company_contact);
    return { data: await findCompany(store, iid), msg: say('company_created') };
  },

  editCompanyDetails: async ({ company_id, company_contact, contact_id, ...form }, context) => {
    const { store } = context;
    found(await store.get('company', company_id, 'lock'), missing);
    await store.update('company', company_id, { ...form, ...changed(context) });
    const contacts = company_contact.map((contact, place) => ({ ...contact, id: contact_id[place] ?? null }));
    await replaceContacts(store, company_id, contacts);
    return { data: await findCompany(store, company_id), msg: say('company_updated') };
  },

  uploadCompanyLogo: async ({ company, company_logo }, context) => {
    const { store } = context;
    await store.update('company', company, { company_logo, ...changed(context) });
    return { data: await findCompany(store, company), msg: say('image_updated') };
  },

  getCompanyLogo: async ({ id }, { store }) => {
    const row = found(await findByIdOrSlug({ byId: (iid) => store.get('company', iid) }, id), missing);
    return { data: withId(row) };
  },
};

const missing = 'company_not_found';

async function findCompany(store: Store, iid: number) {
  const [row] = await withContacts(store, await store.list('company', { where: { iid } }));
  return found(row, missing);
}

/** Adds to companies their contacts, in their order. */
async function withContacts(store: Store, companies: readonly Row<'company'>[]) {
  const where = { company_iid: companies.map(({ iid }) => iid) };
  const contacts = await store.list('company_contact', { where, sort: ['contact_order'] });
  const contactsOf = childrenOf(contacts, ({ company_iid }) => company_iid);
  return companies.map((company) => ({ ...withId(company), company_contact: contactsOf(company.iid).map(withId) }));
}
