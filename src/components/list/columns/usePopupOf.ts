import { type Identifier, useResourceContext } from 'react-admin';

/**
 * Returns a function that makes the address of a popup about a record, from its route below the list: the same from the list and from
 * anything over it.
 */
export function usePopupOf(): (route: string, id: Identifier | undefined) => string {
  const resource = useResourceContext();
  return (route, id) => `/${resource}/${route}/${encodeURIComponent(id ?? '')}`;
}
