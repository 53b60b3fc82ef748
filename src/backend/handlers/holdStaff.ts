import type { Context } from '@/backend/handler';
import { Refusal } from '@/backend/refusal';
import { rightsIn } from '@/backend/session/rights';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import { mayWrite } from '@/contract/rights';

/**
 * Locks all roles and all accounts of the staff, or only these and the person's own, and refuses whoever has lost the right to change them
 * meanwhile. Nobody can take it from themselves: so at least whoever makes a change still has it after it, and somebody always does.
 */
export async function holdStaff(store: Store, { person }: Pick<Context, 'person'>, accounts?: readonly number[]) {
  const roles = await store.list('role', { lock: 'lock' });
  const people = await store.list('user', {
    where: accounts ? { iid: [person.iid, ...accounts] } : { is_staff: true },
    lock: 'lock',
  });
  const me = people.find(({ iid }) => iid === person.iid);
  const role = roles.find(({ iid }) => iid === me?.role_iid);
  // Whoever ends a session, by a new password or otherwise, holds its account: this waited for them.
  const isSignedIn = (await store.get('session', person.session)) !== undefined;
  if (!isSignedIn) throw new Refusal(401, { msg: say('session_ended') });
  const isAllowed = me?.is_staff && !me.is_disabled && mayWrite(rightsIn(role?.rights ?? null), 'staff');
  if (!isAllowed) throw new Refusal(403, { msg: say('may_not_write') });
  return { me, people, roles };
}
