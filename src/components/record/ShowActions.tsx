import { Button, DialogActions } from '@mui/material';
import { useContext } from 'react';
import { useResourceDefinition, useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { FormContainer } from '@/components/form/formContainer';
import { shortcut } from '@/components/keys/shortcuts';
import { FurtherActions } from './listRead';
import { MoreActions } from './MoreActions';
import { Neighbours } from './Neighbours';
import { useShownName } from './useShownName';

/** What can be done with what a popup shows: it is closed, and the record, once it is there, changed where there is a form for that; what else its list does with it is in a menu. */
export function ShowActions() {
  const translate = useTranslate();
  const { cancel } = useContext(FormContainer);
  const further = useContext(FurtherActions);
  const { hasEdit } = useResourceDefinition();
  const isShown = useShownName() !== undefined;
  const { id = '' } = useParams();
  const { search } = useLocation();
  return (
    <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Neighbours addressOf={(other) => ({ pathname: `../view/${other}`, search })} />
      <Button color="inherit" onClick={cancel}>
        {translate('ui.close')}
      </Button>
      {further.length > 0 && <MoreActions>{further}</MoreActions>}
      {hasEdit && isShown && (
        <Button
          component={Link}
          to={{ pathname: `../edit/${encodeURIComponent(id)}`, search }}
          variant="contained"
          {...shortcut('e')}
        >
          {translate('ui.edit')}
        </Button>
      )}
    </DialogActions>
  );
}
