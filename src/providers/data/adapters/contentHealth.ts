import type { Adapter } from '../adapter';

/** Findings have no named call: their verbs go to `/rest`. */
export const contentHealthAdapter: Adapter = {};
