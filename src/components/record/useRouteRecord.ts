import { useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';

/** The record that the route's `:id` (an id or a slug) names, asked for anew whenever a screen opens on it. */
export function useRouteRecord() {
  const { id = '' } = useParams();
  return useGetOne(
    useResourceContext() ?? '',
    { id },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}
