import { say } from '@/contract/message';
import { invitation, type StaffMember, staffChange } from '@/contract/staff';
import type { Context } from '../handler';
import { recordedAlone } from '../history/recorded';
import { insertAccount, linkedPage, mailLink, setPassword } from '../mailLink';
import { writeMail } from '../outbox';
import { found, referred } from '../records';
import { parsedForm, Refusal } from '../refusal';
import { type Store, UniqueViolation } from '../store/port';
import type { NewRow, Row } from '../store/tables';
import { noteAwaiting } from '../unanswered';
import { holdStaff } from './holdStaff';
import type { RestResource } from './resources';

/** How many people somebody may invite in a minute: each gets a mail. */
const mostInvitations = 20;

/** The accounts of the staff: invited by mail, given a role, disabled and enabled. None is ever deleted: records name it. */
export const staffResource: RestResource = {
  area: 'staff',

  async list({ filter: { id: iid }, order, offset, limit }, { store }) {
    const where = { is_staff: true, ...(iid !== undefined && { iid }) };
    const sort = [order === 'desc' ? ({ column: 'iid', order } as const) : ('iid' as const)];
    const rows = await store.list('user', { where, sort, offset, limit, columns, join });
    return { rows: rows.map(memberOf), total: await store.count('user', { where }) };
  },

  one: (iid, { store }) => oneMember(store, iid),

  async post(fields, context) {
    const { host, person, now } = context;
    const { redirect_url, role_iid = null, ...form } = parsedForm(invitation, fields);
    await host.tries.enter(`invitation ${person.iid}`, now, mostInvitations);
    const page = linkedPage(host, redirect_url);
    // Nobody knows a password with this hash: the link sets one.
    const password_hash = await host.passwords.hash(host.newToken());
    return recordedAlone(context, async ({ store }) => {
      const [standing] = await store.list('user', { where: { email: form.email }, columns: ['iid'] });
      const { roles, people } = await holdStaff(store, context, [standing?.iid ?? 0]);
      checkRole(roles, role_iid);
      const account = { ...form, middle_name: null, is_staff: true, role_iid, is_disabled: false };
      const inside = { ...context, store };
      const known = people.find(({ iid }) => iid === standing?.iid);
      if (known) {
        await promote(inside, known, { account, password_hash, page });
        return oneMember(store, known.iid);
      }
      const user = await insertAccount(store, { ...account, username: form.email, password_hash });
      await mailLink(inside, user, { page, kind: 'invitation' });
      return oneMember(store, user.iid);
    });
  },

  async put(iid, fields, context) {
    const { role_iid, is_disabled } = parsedForm(staffChange, fields);
    return recordedAlone(context, async ({ store }) => {
      const { roles, people } = await holdStaff(store, context);
      const member = found(
        people.find((each) => each.iid === iid),
        'staff_not_found',
      );
      const next = {
        role_iid: role_iid === undefined ? member.role_iid : role_iid,
        is_disabled: is_disabled ?? member.is_disabled,
      };
      const isChanged = next.role_iid !== member.role_iid || next.is_disabled !== member.is_disabled;
      if (isChanged && iid === context.person.iid) throw new Refusal(409, { msg: say('own_account_stays') });
      checkRole(roles, next.role_iid);
      await store.update('user', iid, next);
      if (next.is_disabled) await store.removeMany('session', { where: { user_iid: iid } });
      return oneMember(store, iid);
    });
  },
};

interface Promotion {
  account: Partial<NewRow<'user'>>;
  /** Nobody knows a password with it. */
  password_hash: string;
  page: URL;
}

/**
 * Makes the account of somebody who has signed up one of the staff. Whoever signed up may not be who reads the mails to its address: so until
 * the mailed link sets a password nothing opens it (ADR 78).
 */
async function promote(context: Context, known: Row<'user'>, { account, password_hash, page }: Promotion): Promise<void> {
  const { store, person } = context;
  if (known.is_staff) throw new UniqueViolation(['user_email_unique']);
  await store.update('user', known.iid, account);
  await store.removeMany('password_reset', { where: { user_iid: known.iid } });
  await setPassword(store, known.iid, { password_hash });
  const link = new URL('/staff', page).href;
  await mailLink(context, known, { page, kind: 'promotion' });
  await writeMail(context, { to: person.email, kind: 'promoted', about: known.email, link });
  await settleComments(store, known.iid);
}

/** What one of the staff has written awaits no answer, and is one. */
async function settleComments(store: Store, user_iid: number): Promise<void> {
  const own = await store.list('discussion', { where: { user_iid }, columns: ['iid', 'parent'] });
  const concerned = [...new Set(own.flatMap(({ iid, parent }) => (parent === null ? [iid] : [iid, parent])))];
  await store.list('discussion', { where: { iid: concerned }, lock: 'lock' });
  for (const iid of concerned) await noteAwaiting(store, iid);
}

const columns = ['iid', 'email', 'username', 'first_name', 'middle_name', 'last_name', 'role_iid', 'is_disabled'] as const;
const join = { role_name: 'role_iid.role_name' } as const;

const memberOf = ({ iid, ...member }: Omit<StaffMember, 'id'> & { iid: number }): StaffMember => ({ id: iid, ...member });

async function oneMember(store: Store, iid: number): Promise<StaffMember> {
  const [row] = await store.list('user', { where: { iid, is_staff: true }, columns, join });
  return memberOf(found(row, 'staff_not_found'));
}

function checkRole(roles: readonly { iid: number }[], role_iid: number | null): void {
  if (role_iid === null) return;
  referred(
    roles.find(({ iid }) => iid === role_iid),
    'role_iid',
  );
}
