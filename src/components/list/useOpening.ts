import { useResourceContext, useStoreContext } from 'react-admin';
import { z } from 'zod';

/** How react-admin keeps a list for the next visit. */
const kept = z.object({
  sort: z.string(),
  order: z.string(),
  perPage: z.number(),
  filter: z.record(z.string(), z.unknown()),
});

/**
 * The address's search, or that with which a list opens at an address without one: as it was left, but for the words that
 * were searched for then, and from its first page. Who comes back by the menu wouldn't know why rows are missing.
 */
export function useOpening(search: string): string {
  const { getItem } = useStoreContext();
  const resource = useResourceContext();
  if (search !== '') return search;
  const { data } = kept.safeParse(getItem(`${resource}.listParams`));
  if (!data?.filter['q']) return search;
  const { q, ...filter } = data.filter;
  const { sort, order, perPage } = data;
  return `?${new URLSearchParams({ sort, order, page: '1', perPage: String(perPage), filter: JSON.stringify(filter) })}`;
}
