import { useContext, useMemo } from 'react';
import { ListContext } from 'react-admin';

/** What reads of one record are told below a list: what the list was searched for. A record without a call of its own is found in that. */
export function useListMeta() {
  const filter: unknown = useContext(ListContext)?.filterValues;
  return useMemo(() => ({ filter }), [filter]);
}
