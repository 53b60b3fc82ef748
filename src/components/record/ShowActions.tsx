import { Button, DialogActions } from '@mui/material';
import { useContext } from 'react';
import { useResourceDefinition, useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { FormContainer } from '@/components/form/formContainer';

/** What can be done with the record that a popup shows: it is closed, or changed where its resource has a form for that. */
export function ShowActions() {
  const translate = useTranslate();
  const { cancel } = useContext(FormContainer);
  const { hasEdit } = useResourceDefinition();
  const { id } = useParams();
  const { search } = useLocation();
  return (
    <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Button color="inherit" onClick={cancel}>
        {translate('ui.close')}
      </Button>
      {hasEdit && (
        <Button component={Link} to={{ pathname: `../edit/${id}`, search }} variant="contained">
          {translate('ui.edit')}
        </Button>
      )}
    </DialogActions>
  );
}
