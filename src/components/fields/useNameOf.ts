import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';

/** What people call a record of the resource round it. */
export function useNameOf(): (record: RaRecord | undefined) => string {
  const representationOf = useGetRecordRepresentation(useResourceContext());
  return (record) => {
    const name = representationOf(record);
    return typeof name === 'string' ? name : '';
  };
}
