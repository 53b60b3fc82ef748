import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';

/** Leads from the list of questions to the page on which they are imported. */
export function ImportLink() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <IconLink label={translate('quiz_import.open')} to={{ pathname: 'import', search }} writes>
      <ImportIcon />
    </IconLink>
  );
}
