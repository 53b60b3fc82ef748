import type { SortPayload } from 'react-admin';

/** The order of a list by default. */
export const byId: SortPayload = { field: 'id', order: 'ASC' };

/** One page of all rows. */
export const everyRow = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

/** A list that doesn't load says so in its own place; a toast would say it twice. */
export const quiet = { onError: () => undefined };

/** Returns the address of a list, filtered by these values. */
export const narrowed = (list: string, filter: Readonly<Record<string, unknown>>) =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
