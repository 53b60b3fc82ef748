import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { ListContextProvider } from 'react-admin';
import { everyRow } from '@/components/record/listDefaults';
import { ListRead, lastRead, ServerPaged } from '@/components/record/listRead';
import type { Shown } from '@/providers/data/shown';
import { useSteadyList } from './useSteadyList';

/**
 * Tells its children how all rows of the list are read, in their order, on whichever page; if the server pages the list, how its current
 * page is.
 */
export function ListReader({ shown, children }: { shown: Shown; children: ReactNode }) {
  const list = useSteadyList();
  const { resource, filterValues: filter, sort, page, perPage } = list;
  const serverPaged = useContext(ServerPaged);
  const read = useMemo(
    () => ({ pagination: serverPaged ? { page, perPage } : everyRow, sort, filter, meta: { shown } }),
    [serverPaged, page, perPage, sort, filter, shown],
  );
  useEffect(() => {
    if (!serverPaged) lastRead.set(resource, read);
  }, [serverPaged, resource, read]);
  return (
    <ListContextProvider value={list}>
      <ListRead value={read}>{children}</ListRead>
    </ListContextProvider>
  );
}
