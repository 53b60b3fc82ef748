import { useResourceContext, useStoreContext } from 'react-admin';
import { z } from 'zod/mini';

/** The shape in which react-admin stores a list's parameters. */
const kept = z.object({
  sort: z.string(),
  order: z.string(),
  perPage: z.number(),
  filter: z.record(z.string(), z.unknown()),
});

/**
 * Returns the address's search, or for an address without one the stored parameters of the last visit, without the search words and on the
 * first page: somebody who comes back by the menu wouldn't know why rows are missing.
 */
export function useOpening(search: string): string {
  // Read once and not followed: react-admin stores the parameters after each step, which would render the whole page again.
  const { getItem } = useStoreContext();
  const resource = useResourceContext();
  if (search !== '') return search;
  const { data } = kept.safeParse(getItem(`${resource}.listParams`));
  if (!data?.filter['q']) return search;
  const { q, ...filter } = data.filter;
  const { sort, order, perPage } = data;
  return `?${new URLSearchParams({ sort, order, page: '1', perPage: String(perPage), filter: JSON.stringify(filter) })}`;
}
