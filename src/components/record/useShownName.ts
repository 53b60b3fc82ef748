import { type RaRecord, useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useListMeta } from './useListMeta';
import { useNameOf } from './useNameOf';

/** The record that the route names, as soon as the screen has read it: nothing is asked for here. */
export function useShownRecord(): RaRecord | undefined {
  const { id = '' } = useParams();
  const meta = useListMeta();
  return useGetOne(useResourceContext() ?? '', { id, meta }, { enabled: false }).data;
}

/** What people call that record. */
export function useShownName(): string | undefined {
  const record = useShownRecord();
  const nameOf = useNameOf();
  return record && nameOf(record);
}
