import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useGetRecordRepresentation, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useListMeta } from './listRead';
import { useCachedRow } from './useRouteRecord';

/** Returns a function that names records of the resource around it. */
export function useNameOf(): (record: RaRecord | undefined) => string {
  const representationOf = useGetRecordRepresentation(useResourceContext());
  return (record) => {
    const name = representationOf(record);
    return typeof name === 'string' ? name : '';
  };
}

/** Returns the record that the route names, once the screen has it: no request is made here. */
export function useShownRecord(): RaRecord | undefined {
  const { id = '' } = useParams();
  const meta = useListMeta();
  const row = useCachedRow();
  const { data } = useGetOne(useResourceContext() ?? '', { id, meta }, { enabled: false });
  return data ?? row;
}

/** Returns that record's name. */
export function useShownName(): string | undefined {
  const record = useShownRecord();
  const nameOf = useNameOf();
  return record && nameOf(record);
}

/** Provides the record that the route names to what is beside its name; nothing until the screen has read it. */
export function ShownRecord({ children }: { children: ReactNode }) {
  const record = useShownRecord();
  return record && <RecordContextProvider value={record}>{children}</RecordContextProvider>;
}
