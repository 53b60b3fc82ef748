import type { Adapter } from '../adapter';

/** Accounts of the staff, and roles, have no named calls: their verbs go to `/rest`. */
export const staffAdapter: Adapter = {};
