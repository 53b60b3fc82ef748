import type { Adapter } from '../adapter';

/** The recycle bin has no named call: its verbs go to `/rest`. */
export const recycledAdapter: Adapter = {};
