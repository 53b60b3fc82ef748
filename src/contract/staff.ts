import { z } from 'zod/mini';
import { personName } from './account';
import { email, id, ifGiven } from './fields';
import { user } from './user';

/** An account of the staff, at `/rest/staff`; without a role it may do everything. */
export const staffMember = z.object({
  id,
  ...z.pick(user, { email: true, username: true, first_name: true, middle_name: true, last_name: true }).shape,
  role_iid: z.nullable(id),
  role_name: z.nullable(z.string()),
  is_disabled: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** The form that invites somebody, who gets a mail with a link to choose a password. */
export const inviteForm = z.object({ email, first_name: personName, last_name: personName, role_iid: ifGiven(id) });

/** What is sent to invite somebody: with the page of ours to which the mail's link leads. */
export const invitation = z.extend(inviteForm, { redirect_url: z.url({ protocol: /^https?$/ }) });

/** The form that gives an account another role. */
export const staffRoleForm = z.object({ role_iid: ifGiven(id) });

/** A change of an account: what isn't sent stays. */
export const staffChange = z.object({ role_iid: z.optional(z.nullable(id)), is_disabled: z.optional(z.boolean()) });
