import type { Context, Handlers } from '@/backend/handler';
import { listPage } from '@/backend/records/paging';
import { found, idIn, referred } from '@/backend/records/records';
import { noteAwaiting } from '@/backend/records/unanswered';
import { Refusal } from '@/backend/refusal';
import { noteActivity } from '@/backend/session/activity';
import { insertAccount, linkedPage, mailLink, setPassword } from '@/backend/session/mailLink';
import { writeMail } from '@/backend/session/outbox';
import { clearFactor } from '@/backend/session/secondFactor';
import { type Store, UniqueViolation } from '@/backend/store/port';
import type { NewRow, Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import type { StaffMember, staffCalls } from '@/contract/staff';
import { holdStaff } from './holdStaff';

/** How many people somebody may invite in a minute: each gets a mail. */
const mostInvitations = 20;

/** The accounts of the staff: invited by mail, given a role, disabled and enabled. None is ever deleted: records name it. */
export const staffHandlers: Handlers<typeof staffCalls> = {
  getStaff: async ({ filter: { id: iid }, ...page }, { store }) => {
    const where = { is_staff: true, ...(iid !== undefined && { iid }) };
    const rows = await store.list('user', { where, ...listPage(page), columns, join });
    return { rows: rows.map(memberOf), total: await store.count('user', { where }) };
  },

  getStaffMember: ({ id }, { store }) => oneMember(store, idIn(id)),

  inviteStaff: {
    async prepare({ redirect_url, role_iid = null, ...form }, { host, person, now }) {
      await host.throttle.enter(`invitation ${person.iid}`, now, mostInvitations);
      const page = linkedPage(host, redirect_url);
      // Nobody knows a password with this hash: the link sets one.
      const password_hash = await host.passwords.hash(host.newToken());
      return async (inside) => {
        const { store } = inside;
        const [standing] = await store.list('user', { where: { email: form.email }, columns: ['iid'] });
        const { roles, people } = await holdStaff(store, inside, [standing?.iid ?? 0]);
        checkRole(roles, role_iid);
        const account = { ...form, middle_name: null, is_staff: true, role_iid, is_disabled: false, has_second_factor: false };
        const known = people.find(({ iid }) => iid === standing?.iid);
        await noteActivity(store, inside, { kind: 'invited', about: form.email });
        if (known) {
          await promote(inside, known, { account, password_hash, page });
          return oneMember(store, known.iid);
        }
        const user = await insertAccount(store, { ...account, username: form.email, password_hash });
        await mailLink(inside, user, { page, kind: 'invitation' });
        return oneMember(store, user.iid);
      };
    },
  },

  updateStaff: async ({ id, role_iid, is_disabled, has_second_factor }, context) => {
    const { store } = context;
    const iid = idIn(id);
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
    if (has_second_factor === false && member.has_second_factor) await resetFactor(context, member);
    if (isChanged) await noteActivity(store, context, { kind: 'account_changed', about: member.email });
    await settleAccess(store, member, next.is_disabled);
    return oneMember(store, iid);
  },
};

/**
 * Ends the sessions of an account that is disabled. Of one that is enabled it is forgotten who it is among the office's own accounts: that may be
 * another there by now.
 */
async function settleAccess(store: Store, { iid: user_iid, is_disabled }: Row<'user'>, willBeDisabled: boolean): Promise<void> {
  if (willBeDisabled) await store.removeMany('session', { where: { user_iid } });
  else if (is_disabled) await store.removeMany('outside_account', { where: { user_iid } });
}

/** Takes somebody's second factor away, who may have lost it, and ends their sessions; they are told by mail who did. */
async function resetFactor(context: Context, { iid, email }: Row<'user'>): Promise<void> {
  const { store, host, person } = context;
  if (iid === person.iid) throw new Refusal(409, { msg: say('own_factor_stays') });
  await clearFactor(store, iid);
  await store.update('user', iid, { has_second_factor: false });
  await store.removeMany('session', { where: { user_iid: iid } });
  await noteActivity(store, context, { kind: 'second_factor_reset', about: email });
  const link = `${host.sites[0]}/settings`;
  await writeMail(context, { to: email, kind: 'factor_reset', about: person.email, link });
}

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
  const { store, host, person } = context;
  if (known.is_staff) throw new UniqueViolation(['user_email_unique']);
  await store.update('user', known.iid, account);
  await store.removeMany('password_reset', { where: { user_iid: known.iid } });
  await clearFactor(store, known.iid);
  await setPassword(store, known.iid, { password_hash });
  const link = `${host.sites[0]}/staff`;
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

const name = ['username', 'first_name', 'middle_name', 'last_name'] as const;
const columns = ['iid', 'email', ...name, 'role_iid', 'is_disabled', 'has_second_factor'] as const;
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
