import { useContext } from 'react';
import { type RaRecord, useGetList, useListContext } from 'react-admin';
import { everyRow } from './listDefaults';
import { ListRead, Searched } from './listRead';

const none: RaRecord[] = [];

/**
 * Returns the chosen records of the list around it, in its order, from all of its pages, including those that its words and chips leave out.
 */
export function useChosenRecords() {
  const { resource, selectedIds, sort } = useListContext();
  const filter = useContext(Searched);
  const meta = useContext(ListRead)?.meta;
  const isAny = selectedIds.length > 0;
  const { data, error, refetch } = useGetList<RaRecord>(
    resource,
    { pagination: everyRow, sort, filter, meta },
    { enabled: isAny },
  );
  const ids = new Set(selectedIds);
  return { data: isAny ? data?.filter(({ id }) => ids.has(id)) : none, error: isAny ? error : null, refetch };
}
