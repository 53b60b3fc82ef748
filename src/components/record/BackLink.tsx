import BackIcon from '@mui/icons-material/ArrowBack';
import { useTranslate } from 'react-admin';
import type { To } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';

/** Leads back to the list: an icon in a record's header, an outlined button in the header of another page. */
export const BackLink = ({ label = 'ui.go_back', to }: { label?: string; to: To }) => (
  <IconLink label={useTranslate()(label)} to={to}>
    <BackIcon fontSize="small" />
  </IconLink>
);
