import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import { type CallArea, type GivenRights, mayRead, mayWrite, rights } from '@/contract/rights';

/** Reads the rights of a role's row; null where there is no role. */
export const rightsIn = (stored: string | null): GivenRights => (stored === null ? null : rights.parse(JSON.parse(stored)));

/** Returns the rights of a user's role; null for somebody without a role. */
export async function rightsOf({ get }: Pick<Store, 'get'>, role_iid: number | null): Promise<GivenRights> {
  const role = role_iid === null ? undefined : await get('role', role_iid);
  return rightsIn(role?.rights ?? null);
}

/** Refuses whoever has no right to look at an area's records, or if it `writes`, to change them. */
export function checkRight(
  { rights: given }: { rights: GivenRights },
  { area, writes }: { area: CallArea; writes: boolean },
): void {
  if (!mayRead(given, area)) throw new Refusal(403, { msg: say('may_not_read') });
  if (writes && !mayWrite(given, area)) throw new Refusal(403, { msg: say('may_not_write') });
}
