import AgainIcon from '@mui/icons-material/RefreshOutlined';
import type { RaRecord } from 'react-admin';
import { RowLink } from '@/components/list/columns/RowLink';

/** Whether a finding comes from a check that can be made again. */
export const isCheckable = ({ check }: RaRecord): boolean => typeof check === 'number';

/** Links to the question before a link, an image or a model set is checked again. */
export const CheckLink = () => (
  <RowLink to="check" label="content_health.check_name" fits={isCheckable} reads>
    <AgainIcon fontSize="small" />
  </RowLink>
);

CheckLink.reads = true;
