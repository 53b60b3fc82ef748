import { z } from 'zod/mini';
import { fieldsIn } from '@/domain/fieldsIn';
import { fullName } from '@/domain/fullName';
import { pageAddress, personName } from './account';
import type { Adapter } from './adapter';
import { defineCalls, get, post, put } from './call';
import { email, id, ifGiven } from './fields';
import { list } from './list';
import { role } from './role';
import { user } from './user';

/** An account of the staff; without a role it may do everything. */
export const staffMember = z.object({
  id,
  ...z.pick(user, { email: true, username: true, first_name: true, middle_name: true, last_name: true }).shape,
  role_iid: z.nullable(id),
  role_name: z.nullable(z.string()),
  is_disabled: z.boolean(),
  has_second_factor: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** The form that invites somebody, who gets a mail with a link to choose a password. */
export const inviteForm = z.object({ email, first_name: personName, last_name: personName, role_iid: ifGiven(id) });

/** What is sent to invite somebody: with the page of ours to which the mail's link leads. */
export const invitation = z.extend(inviteForm, { redirect_url: pageAddress });

/** The form that gives an account another role. */
export const staffRoleForm = z.object({ role_iid: ifGiven(id) });

/** A change of an account: what isn't sent stays. */
export const staffChange = z.object({
  role_iid: z.optional(z.nullable(id)),
  is_disabled: z.optional(z.boolean()),
  /** Nobody sets it up for another: it can be reset alone. */
  has_second_factor: z.optional(z.literal(false)),
});

/** The accounts of the staff: invited by mail, given a role, disabled and enabled. These calls are ours. */
export const staffCalls = defineCalls('staff', {
  getStaff: list('/rest/staff', { summary: 'The accounts of the staff', row: staffMember }),
  getStaffMember: get('/rest/staff/{id}', { summary: 'One account of the staff', reply: staffMember }),
  inviteStaff: post('/rest/staff', { summary: 'Invite somebody by mail', body: invitation, reply: staffMember }),
  updateStaff: put('/rest/staff/{id}', {
    summary: 'Give an account another role, disable or enable it, or reset its second factor',
    body: staffChange,
    reply: staffMember,
  }),
});

/** An account is called by its person's name, or else its mail address. */
const shownMember = z.pipe(
  staffMember,
  z.transform(({ is_disabled, ...member }) => ({
    ...member,
    full_name: fullName(member) ?? member.email,
    is_active: is_disabled ? 'n' : 'y',
  })),
);

/** The accounts of the staff. What disables one is no field of its form. */
export const staffAdapter: Adapter = {
  area: 'user',
  toRecord: ({ is_disabled: _, ...row }) => row,
  rest: {
    row: shownMember,
    isFound: true,
    // The page of the mailed link.
    along: (site) => ({ redirect_url: `${site}/passwordresetcomplete` }),
    created: 'staff_invited',
    updated: () => 'staff_updated',
  },
};

/** Roles: in their history each area's right is a field of its own, `rights.quiz`. */
export const roleAdapter: Adapter = {
  area: 'role',
  toRecord: (row) => {
    const given = Object.entries(row).flatMap(([field, value]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), value] as const] : [],
    );
    return { ...row, rights: { ...fieldsIn(row.rights), ...Object.fromEntries(given) } };
  },
  rest: { row: role, isFound: true, created: 'role_created', updated: () => 'role_updated' },
};

const prefix = 'rights.';
