import { z } from 'zod/mini';
import { audit, id, text } from './fields';
import { type RightArea, right, rights } from './rights';

/** What the people of the staff who have it may do, at `/rest/role`. */
export const role = z.object({
  id,
  role_name: z.string(),
  rights,
  /** How many accounts have it. */
  people: z.int(),
  ...audit,
});
export type Role = z.infer<typeof role>;

/** A right in each area: a form says all of them. */
const everyRight = z.object({
  catalogue: right,
  prices: right,
  content: right,
  quiz: right,
  passage: right,
  modelset: right,
  classes: right,
  banner: right,
  people: right,
  enquiry: right,
  organisation: right,
  employee: right,
  menu: right,
  chat: right,
  discussion: right,
  staff: right,
} satisfies Record<RightArea, typeof right>);

/** What a new role begins with. */
const noRight = rights.parse({});

/** The form of a role, which says something about each area. */
export const roleForm = z.object({
  role_name: text(3, 50, ['more_than', 'cannot_exceed_from']),
  rights: z._default(everyRight, noRight),
});
