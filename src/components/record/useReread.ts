import { useCallback } from 'react';
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';

/** Reads a record of the resource round it as it stands now; rejects with react-admin's `HttpError`. */
export function useReread({ id }: Pick<RaRecord, 'id'>): () => Promise<RaRecord> {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  return useCallback(async () => (await dataProvider.getOne<RaRecord>(resource, { id })).data, [dataProvider, resource, id]);
}
