import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';

/** Returns a function that names records of the resource around it. */
export function useNameOf(): (record: RaRecord | undefined) => string {
  const representationOf = useGetRecordRepresentation(useResourceContext());
  return (record) => {
    const name = representationOf(record);
    return typeof name === 'string' ? name : '';
  };
}
