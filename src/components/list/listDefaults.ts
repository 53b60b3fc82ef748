import type { SortPayload } from 'react-admin';

/** The order of a list that says no other. */
export const byId: SortPayload = { field: 'id', order: 'ASC' };

/** A list that doesn't load says so in its own place; a toast would say it twice. */
export const quiet = { onError: () => undefined };
