import { type Identifier, useResourceContext } from 'react-admin';

/** The address of a popup about a record, by its route below the list of the resource round it: the same from the list and from what stands over it. */
export function usePopupOf(): (route: string, id: Identifier | undefined) => string {
  const resource = useResourceContext();
  return (route, id) => `/${resource}/${route}/${encodeURIComponent(id ?? '')}`;
}
