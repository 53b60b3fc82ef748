import { z } from 'zod/mini';
import { defineCalls, get, post, put, remove } from './call';
import { audit, id, text } from './fields';
import { list } from './list';
import { type RightArea, right, rights } from './rights';

/** What the people of the staff who have it may do. */
export const role = z.object({
  id,
  role_name: z.string(),
  rights,
  /** Whether its people must have a second factor. */
  second_factor: z.boolean(),
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
  // What isn't said stays as it is.
  second_factor: z.nullish(z.boolean()),
});

/** Who may do what. These calls are ours. */
export const roleCalls = defineCalls('staff', {
  getRoles: list('/rest/role', { summary: 'The roles, each with its right in every area', row: role }),
  getRole: get('/rest/role/{id}', { summary: 'One role', reply: role }),
  createRole: post('/rest/role', { summary: 'Add a role', body: roleForm, reply: role }),
  updateRole: put('/rest/role/{id}', { summary: 'Change a role', body: roleForm, reply: role }),
  deleteRole: remove('/rest/role/{id}', { summary: 'Delete a role that nobody has', reply: role }),
});
