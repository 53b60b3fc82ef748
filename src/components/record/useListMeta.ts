import { useContext, useMemo } from 'react';
import { ListContext } from 'react-admin';

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
