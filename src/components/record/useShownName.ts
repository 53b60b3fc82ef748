import { type RaRecord, useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useNameOf } from '@/components/fields/useNameOf';
import { useListMeta } from './useListMeta';
import { useRowAtHand } from './useRouteRecord';

/** Returns the record that the route names, once the screen has it: no request is made here. */
export function useShownRecord(): RaRecord | undefined {
  const { id = '' } = useParams();
  const meta = useListMeta();
  const row = useRowAtHand();
  const { data } = useGetOne(useResourceContext() ?? '', { id, meta }, { enabled: false });
  return data ?? row;
}

/** Returns that record's name. */
export function useShownName(): string | undefined {
  const record = useShownRecord();
  const nameOf = useNameOf();
  return record && nameOf(record);
}
