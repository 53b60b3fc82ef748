import { z } from 'zod';
import { id } from './fields';

/** A person with an account; the password is never part of a record. */
export const user = z.object({
  iid: id,
  email: z.email(),
  username: z.string(),
  first_name: z.string().nullable(),
  middle_name: z.string().nullable(),
  last_name: z.string().nullable(),
  is_staff: z.boolean(),
});
