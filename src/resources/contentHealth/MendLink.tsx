import EditIcon from '@mui/icons-material/EditOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { useRowName } from '@/components/list/columns/RowLink';
import { places } from '@/components/record/inOrder';
import { IconLink } from '@/components/routing/IconLink';
import { mendAddress } from './mendAddress';

/** Links to the form that mends a finding; a person who may only read it is told so there. */
export function MendLink() {
  const translate = useTranslate();
  const name = useRowName();
  const to = mendAddress(useRecordContext());
  if (!to) return null;
  return (
    <IconLink label={translate('content_health.mend_name', { name })} to={to} keys="e" data-details>
      <EditIcon fontSize="small" />
    </IconLink>
  );
}

MendLink.place = places.edit;
MendLink.reads = true;
