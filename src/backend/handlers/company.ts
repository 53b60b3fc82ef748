import { childrenOf } from '@/backend/childrenOf';
import type { Handlers } from '@/backend/handler';
import { pageNumber } from '@/backend/paging';
import { changed, created, findByIdOrSlug, found } from '@/backend/records';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { companiesAPage, type companyCalls } from '@/contract/company';
import { say } from '@/contract/message';
import { withId } from '../records';
import { insertContacts, replaceContacts } from './companyContacts';

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
    const { store, discard } = context;
    discard(found(await store.get('company', company, 'lock'), missing).company_logo);
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
