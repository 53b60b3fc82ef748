import { fieldRefusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';

interface Contact {
  company_contact_no: string;
}

/** Inserts a new company's contacts, in their order. */
export const insertContacts = (store: Store, company_iid: number, contacts: readonly Contact[]) =>
  store.insertMany('company_contact', contacts.map(columnsOf(company_iid)));

/**
 * Replaces the contacts of a company, which the caller has locked, by those sent: one with an id is updated, one without is inserted, and
 * one that isn't sent is removed. An id of no contact of the company, or one sent twice, is refused.
 */
export async function replaceContacts(
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
