import { useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useListMeta } from './useListMeta';
import { useNameOf } from './useNameOf';

/** What people call the record that the route names, as soon as the screen has read it: nothing is asked for here. */
export function useShownName(): string | undefined {
  const { id = '' } = useParams();
  const meta = useListMeta();
  const { data } = useGetOne(useResourceContext() ?? '', { id, meta }, { enabled: false });
  const nameOf = useNameOf();
  return data && nameOf(data);
}
