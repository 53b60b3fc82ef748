import { useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
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
