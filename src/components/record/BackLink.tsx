import BackIcon from '@mui/icons-material/ArrowBack';
import { useResourceContext, useResourceDefinitions, useTranslate } from 'react-admin';
import { type To, useLocation, useParams } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';

/** Leads back to the list: an icon in a record's header, an outlined button in the header of another page. */
export const BackLink = ({ label = 'ui.go_back', to }: { label?: string; to: To }) => (
  <IconLink label={useTranslate()(label)} to={to}>
    <BackIcon fontSize="small" />
  </IconLink>
);

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
