import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type GetListParams, ListContext, type SortPayload } from 'react-admin';
import type { Shown } from '@/providers/data/shown';

/** The order of a list by default. */
export const byId: SortPayload = { field: 'id', order: 'ASC' };

/** One page of all rows. */
export const everyRow = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

/** A list that doesn't load says so in its own place; a toast would say it twice. */
export const quiet = { onError: () => undefined };

/** Returns the address of a list, filtered by these values. */
export const narrowed = (list: string, filter: Readonly<Record<string, unknown>>) =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The parameters with which a list is read, for what is rendered below it: all of its rows in their order, or its server's page. */
export const ListRead = createContext<GetListParams | undefined>(undefined);

/** The values of the list's search form: of its rows, these are read; words and chips then narrow them. */
export const Searched = createContext<Readonly<Record<string, unknown>>>({});

/** What the table of each list showed that this tab has rendered last, by resource: a search looks at it, also outside the list. */
export const lastShown = new Map<string, Shown>();

/** A list's other actions for a record whose details are over it: links that use the record around them. */
export const FurtherActions = createContext<readonly ReactNode[]>([]);

/** Whether the server pages the list around it, which then is neither searched nor sorted here. */
export const ServerPaged = createContext(false);

/**
 * Returns what a read of one record needs below a list: the list's filter, but for the search words, which only the browser uses. A record
 * without a call of its own is found in the filtered list.
 */
export function useListMeta() {
  const values: Readonly<Record<string, unknown>> | undefined = useContext(ListContext)?.filterValues;
  return useMemo(() => {
    const { q, ...filter } = values ?? {};
    return { filter };
  }, [values]);
}
