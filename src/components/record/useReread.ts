import { useCallback } from 'react';
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';
import { useListMeta } from './useListMeta';

/** Returns a function that reads a record's current state; it rejects with react-admin's `HttpError`. */
export function useReread({ id }: Pick<RaRecord, 'id'>): () => Promise<RaRecord> {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const meta = useListMeta();
  return useCallback(
    async () => (await dataProvider.getOne<RaRecord>(resource, { id, meta })).data,
    [dataProvider, resource, id, meta],
  );
}
