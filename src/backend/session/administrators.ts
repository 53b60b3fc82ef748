import type { Store } from '@/backend/store/port';
import { mayWrite } from '@/contract/rights';
import { rightsIn } from './rights';

/** Returns the accounts of those who may change all others: they look after the server, too. */
export async function administrators(store: Store) {
  const people = await store.list('user', {
    where: { is_staff: true, is_disabled: false },
    join: { rights: 'role_iid.rights' },
    sort: ['iid'],
  });
  return people.filter(({ rights }) => mayWrite(rightsIn(rights), 'staff'));
}
