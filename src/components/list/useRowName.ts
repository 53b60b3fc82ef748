import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';

/** What the row's record is called. */
export function useRowName(): string {
  const name = useGetRecordRepresentation(useResourceContext())(useRecordContext());
  return typeof name === 'string' ? name : '';
}
