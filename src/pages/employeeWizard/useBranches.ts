import { useMemo } from 'react';
import { type RaRecord, useGetList } from 'react-admin';

const everything = { pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER }, sort: { field: 'id', order: 'ASC' } } as const;

/** The branches to choose from: the companies. */
export function useBranches() {
  const { data, error, isPending, refetch } = useGetList<RaRecord<number>>('company', everything);
  const choices = useMemo(() => data?.map(({ id, company_name }) => ({ id, name: String(company_name) })), [data]);
  return { data: choices, error, isPending, refetch };
}
