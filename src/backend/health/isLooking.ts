import type { Store } from '@/backend/store/port';
import { checkKinds } from '@/contract/contentHealth';

/**
 * Tells whether more may be found any moment: something wasn't checked yet, or a seed or a restored backup isn't looked through. That walk
 * comes to the model sets last, each of which then has a check.
 */
export async function isLooking(store: Store): Promise<boolean> {
  if ((await store.count('modelset', { without: 'content_check.modelset_iid' })) > 0) return true;
  return (await store.count('content_check', { where: { kind: [...checkKinds], checked_date: null } })) > 0;
}
