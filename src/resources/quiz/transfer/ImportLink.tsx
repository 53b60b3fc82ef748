import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

/** Leads from the list of questions to the page on which they are imported. */
export function ImportLink() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ pathname: 'import', search }} variant="outlined" startIcon={<ImportIcon />}>
      {translate('quiz_import.open')}
    </Button>
  );
}
