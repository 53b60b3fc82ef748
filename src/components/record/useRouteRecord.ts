import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useMemo, useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useGetList,
  useGetOne,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ResourceOptions } from '@/components/routing/addresses';
import { failureOf, mayPass } from '@/components/ui/feedback/failures';
import { isYes } from '@/contract/fields';
import { cachedRecord } from '@/providers/data/cachedRecords';
import { everyRow, ListRead, Searched, useListMeta } from './listRead';

/** Reads the record that the route's `:id` (an id or a slug) names, again whenever a screen opens on it. */
export function useRouteRecord() {
  const { id = '' } = useParams();
  const meta = useListMeta();
  const query = useGetOne(
    useResourceContext() ?? '',
    { id, meta },
    // Always stale: otherwise, when the list's search changes below it, the cached record of another visit would never be read again.
    { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  // The cached record of a save or a list isn't used: it may be older, or lack the names of its parents.
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}

/**
 * The same, but until the record has loaded it returns the list's row, if that has all fields of the record, or of the form in question,
 * so opening it from there is immediate. `failed` says why the shown record couldn't be read again.
 */
export function useRouteRecordAtOnce(fields?: readonly string[]) {
  const query = useRouteRecord();
  const row = useCachedRow(fields);
  // An equal record keeps its identity, so that a form isn't reset.
  const read = useMemo(() => query.data && replaceEqualDeep(row, query.data), [row, query.data]);
  return { ...query, ...useStanding(query.error, read, row) };
}

/**
 * Returns the record to show: it stays if it can't be read again, unless it doesn't exist or may not be read any more; then the error takes
 * its place.
 */
function useStanding(error: Error | null, read: RaRecord | undefined, row: RaRecord | undefined) {
  const { id = '' } = useParams();
  const [last, setLast] = useState<Standing>({ id });
  const known: Standing = last.id === id ? last : { id };
  const now = error ? { ...known, error } : come(known, read, row);
  if (now.id !== last.id || now.record !== last.record || now.error !== last.error) setLast(now);
  const isRefused = error && !mayPass(failureOf(error));
  return { data: isRefused ? undefined : now.record, failed: now.error };
}

/** Returns the state after a read; during a retry the last failure is still shown. */
const come = (known: Standing, read: RaRecord | undefined, row: RaRecord | undefined): Standing =>
  read ? { id: known.id, record: read } : { ...known, record: row ?? known.record };

interface Standing {
  id: string;
  record?: RaRecord | undefined;
  error?: Error | undefined;
}

/** Returns the list's row as it was when the screen opened. */
export function useCachedRow(fields?: readonly string[]) {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { options } = useResourceDefinition<ResourceOptions>();
  return useMemo(() => {
    const adapter = options?.loadedAdapter();
    return adapter && cachedRecord(queries, adapter, id, fields);
  }, [options, queries, id, fields]);
}

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

/** Tells whether a record is deleted, and can be restored. */
export const isDeleted = ({ is_deleted_flag }: Partial<RaRecord>): boolean => isYes(is_deleted_flag);
export const isStanding = (record: Partial<RaRecord>): boolean => !isDeleted(record);
