import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { everyRow } from '@/components/record/listDefaults';
import { ListRead, lastShown, Searched, ServerPaged } from '@/components/record/listRead';
import type { Shown } from '@/providers/data/shown';
import { useChosen } from './useChosen';

interface ListReaderProps {
  shown: Shown;
  /** The fields of the search form that the rows come from. */
  asked?: readonly string[];
  children: ReactNode;
}

/**
 * Tells its children how all rows of the list are read, in their order, on whichever page; if the server pages the list, how its current
 * page is.
 */
export function ListReader({ shown, asked = none, children }: ListReaderProps) {
  const searched = useSearched(asked);
  const list = useChosen(searched);
  const { resource, filterValues: filter, sort, page, perPage } = list;
  const serverPaged = useContext(ServerPaged);
  const read = useMemo(
    () => ({ pagination: serverPaged ? { page, perPage } : everyRow, sort, filter, meta: { shown } }),
    [serverPaged, page, perPage, sort, filter, shown],
  );
  useEffect(() => {
    lastShown.set(resource, shown);
  }, [resource, shown]);
  return (
    <ListContextProvider value={list}>
      <ListRead value={read}>
        <Searched value={searched}>{children}</Searched>
      </ListRead>
    </ListContextProvider>
  );
}

/** Returns the values of the search form: the same object as long as they are equal. */
function useSearched(asked: readonly string[]): Readonly<Record<string, unknown>> {
  const { filterValues } = useListContext();
  const text = JSON.stringify(Object.fromEntries(asked.map((field) => [field, filterValues[field]])));
  return useMemo(() => JSON.parse(text), [text]);
}

const none: readonly string[] = [];
