import { useResourceContext, useResourceDefinitions } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';

/**
 * Where a record's details lead back: to the list that the route's `:mainRoute` names, with its page and filters as they were.
 * An address may say anything there: where no list of the product has that name, it is the record's own.
 */
export function useBackAddress() {
  const { mainRoute = '' } = useParams();
  const { search } = useLocation();
  const own = useResourceContext() ?? '';
  const resources = useResourceDefinitions();
  const isList = Object.hasOwn(resources, mainRoute) && resources[mainRoute]?.hasList === true;
  return { pathname: `/${isList ? mainRoute : own}`, search };
}
