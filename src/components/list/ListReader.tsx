import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Identifier, ListContextProvider, type ListControllerResult, useListContext } from 'react-admin';
import { z } from 'zod/mini';
import { everyRow, ListRead, lastShown, Searched, ServerPaged } from '@/components/record/listRead';
import type { Shown } from '@/providers/data/shown';
import { tabMemory } from '@/providers/storage/tabMemory';

const chosen = tabMemory('coursedesk.chosen', z.catch(z.record(z.string(), z.array(z.union([z.string(), z.number()]))), {}));

/**
 * Returns the list around it with the rows that are chosen in this tab, for this list and the values of its search form: react-admin's
 * own selection is shared by all tabs and searches.
 */
function useChosen(searched: Readonly<Record<string, unknown>>): ListControllerResult {
  const list = useListContext();
  const key = `${list.resource} ${JSON.stringify(searched)}`;
  const [kept, setKept] = useState(() => ({ key, ids: chosenIn(key) }));
  const now = kept.key === key ? kept : { key, ids: chosenIn(key) };
  if (now !== kept) setKept(now);

  const onSelect = (ids: readonly Identifier[]) => {
    // A search without chosen rows needs no entry.
    const { [key]: _, ...others } = chosen.read();
    chosen.write(ids.length > 0 ? { ...others, [key]: [...ids] } : others);
    setKept({ key, ids });
  };
  return {
    ...list,
    selectedIds: [...now.ids],
    onSelect,
    onToggleItem: (id) => {
      const before = chosenIn(key);
      onSelect(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
    },
    onUnselectItems: () => onSelect([]),
  };
}

const chosenIn = (key: string): readonly Identifier[] => chosen.read()[key] ?? [];

interface ListReaderProps {
  shown: Shown;
  /** The fields of the search form that the rows come from. */
  searchFields?: readonly string[];
  children: ReactNode;
}

/**
 * Tells its children how all rows of the list are read, in their order, on whichever page; if the server pages the list, how its current
 * page is.
 */
export function ListReader({ shown, searchFields = none, children }: ListReaderProps) {
  const searched = useSearched(searchFields);
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
function useSearched(searchFields: readonly string[]): Readonly<Record<string, unknown>> {
  const { filterValues } = useListContext();
  const text = JSON.stringify(Object.fromEntries(searchFields.map((field) => [field, filterValues[field]])));
  return useMemo(() => JSON.parse(text), [text]);
}

const none: readonly string[] = [];
