import { useResourceContext, useResourceDefinitions } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';

/**
 * Returns where a record's details and its form lead back: to the list that the route's `:mainRoute` names, with its page and filters as before. The
 * address may contain anything there: an unknown name means the record's own list.
 */
export function useBackAddress() {
  const { mainRoute = '' } = useParams();
  const { search } = useLocation();
  const own = useResourceContext() ?? '';
  const resources = useResourceDefinitions();
  const isList = Object.hasOwn(resources, mainRoute) && resources[mainRoute]?.hasList === true;
  return { pathname: `/${isList ? mainRoute : own}`, search };
}
