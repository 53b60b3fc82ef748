import { say } from '@/contract/message';
import { invitation, type StaffMember, staffChange } from '@/contract/staff';
import { recordedAlone } from '../history/recorded';
import { linkedPage, mailLink } from '../mailLink';
import { found, referred } from '../records';
import { parsedForm, Refusal } from '../refusal';
import type { Store } from '../store/port';
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
      const { roles } = await holdStaff(store, context);
      checkRole(roles, role_iid);
      const account = { ...form, middle_name: null, username: form.email, is_staff: true, role_iid, is_disabled: false };
      const user = await store.insert('user', { ...account, password_hash });
      await mailLink({ ...context, store }, user, { page, kind: 'invitation' });
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
