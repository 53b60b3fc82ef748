import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type RaRecord, useGetOne, useResourceContext, useResourceDefinition } from 'react-admin';
import { useParams } from 'react-router-dom';
import { failureOf, mayPass } from '@/components/feedback/failureOf';
import type { ResourceOptions } from '@/components/routing/resourceOptions';
import { recordAtHand } from '@/providers/data/recordAtHand';
import { useListMeta } from './useListMeta';

/** The record that the route's `:id` (an id or a slug) names, asked for anew whenever a screen opens on it. */
export function useRouteRecord() {
  const { id = '' } = useParams();
  const meta = useListMeta();
  const query = useGetOne(
    useResourceContext() ?? '',
    { id, meta },
    // Stale at once: where the list's search changes below it, what is kept of another visit would never be asked for anew.
    { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  // Not what a save or a list left: that may be older, or lack the names of what the record belongs to.
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}

/**
 * The same, and until it has come what its list has read of it, where that is all of it, or all that a form with these fields holds: who
 * opens it from there waits for nothing. `failed` says why what stands couldn't be read anew.
 */
export function useRouteRecordAtOnce(fields?: readonly string[]) {
  const query = useRouteRecord();
  const row = useRowAtHand(fields);
  // What says the same is the same: a form that stands isn't begun anew.
  const read = useMemo(() => query.data && replaceEqualDeep(row, query.data), [row, query.data]);
  return { ...query, ...useStanding(query.error, read, row) };
}

/** What stands on the screen: it stays where it couldn't be read anew, unless it has gone or may not be read; then that takes its place. */
function useStanding(error: Error | null, read: RaRecord | undefined, row: RaRecord | undefined) {
  const { id = '' } = useParams();
  const [last, setLast] = useState<Standing>({ id });
  const known: Standing = last.id === id ? last : { id };
  const now = error ? { ...known, error } : come(known, read, row);
  if (now.id !== last.id || now.record !== last.record || now.error !== last.error) setLast(now);
  const isRefused = error && !mayPass(failureOf(error));
  return { data: isRefused ? undefined : now.record, failed: now.error };
}

/** What stands once something has come; while it is tried again it is still told that it has failed. */
const come = (known: Standing, read: RaRecord | undefined, row: RaRecord | undefined): Standing =>
  read ? { id: known.id, record: read } : { ...known, record: row ?? known.record };

interface Standing {
  id: string;
  record?: RaRecord | undefined;
  error?: Error | undefined;
}

/** What the list had read of it when the screen opened. */
export function useRowAtHand(fields?: readonly string[]) {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { options } = useResourceDefinition<ResourceOptions>();
  return useMemo(() => {
    const adapter = options?.loadedAdapter();
    return adapter && recordAtHand(queries, adapter, id, fields);
  }, [options, queries, id, fields]);
}
