import { useContext, useMemo } from 'react';
import { ListContext } from 'react-admin';

/**
 * What reads of one record are told below a list: what the list was searched for, but for the words that the browser looks for.
 * A record without a call of its own is found in that.
 */
export function useListMeta() {
  const values: Readonly<Record<string, unknown>> | undefined = useContext(ListContext)?.filterValues;
  return useMemo(() => {
    const { q, ...filter } = values ?? {};
    return { filter };
  }, [values]);
}
