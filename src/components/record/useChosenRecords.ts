import { useGetList, useListContext } from 'react-admin';

const pagination = { page: 1, perPage: Number.MAX_SAFE_INTEGER };
const sort = { field: 'id', order: 'ASC' } as const;

/** The records that are chosen in the list round it, on whichever of its pages they are. */
export function useChosenRecords() {
  const { resource, selectedIds, filterValues } = useListContext();
  const { q, ...filter }: Record<string, unknown> = filterValues;
  const { data, error, refetch } = useGetList(resource, { pagination, sort, filter });
  const ids = new Set(selectedIds);
  return { data: data?.filter(({ id }) => ids.has(id)), error, refetch };
}
