import { z } from 'zod/mini';
import { id } from './fields';

/** A person with an account; the password is never part of a record. */
export const user = z.object({
  iid: id,
  email: z.email(),
  username: z.string(),
  first_name: z.nullable(z.string()),
  middle_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  is_staff: z.boolean(),
  /** Their role; without one, staff may do everything. */
  role_iid: z.nullable(id),
  /** Whether they can't sign in. */
  is_disabled: z.boolean(),
  /** Whether a code is asked for when they sign in. */
  has_second_factor: z.boolean(),
});
