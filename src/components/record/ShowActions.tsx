import { Button, DialogActions } from '@mui/material';
import { useContext, useRef } from 'react';
import { useResourceDefinition, useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { FormContainer } from '@/components/feedback/formContainer';
import { shortcut } from '@/components/keys/shortcuts';
import { FurtherActions } from './listRead';
import { Neighbours } from './Neighbours';
import { withPrint } from './PrintRecord';
import { mostButtons, RecordActions } from './RecordActions';
import { useRoom } from './useRoom';
import { useShownName } from './useShownName';

/** The buttons of a details popup: Close, then, once the record has loaded, its list's other actions, and Edit if it has a form. */
export function ShowActions() {
  const translate = useTranslate();
  const { cancel } = useContext(FormContainer);
  const further = useContext(FurtherActions);
  const { hasEdit } = useResourceDefinition();
  const isShown = useShownName() !== undefined;
  const { id = '' } = useParams();
  const { search } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const room = useRoom(row, mostButtons);
  return (
    <DialogActions ref={row} sx={footer}>
      <Neighbours addressOf={(other) => ({ pathname: `../view/${other}`, search })} />
      <Button color="inherit" onClick={cancel}>
        {translate('ui.close')}
      </Button>
      <RecordActions actions={withPrint(further)} room={room} />
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

/** Buttons that don't fit overflow at its right end, where they can be measured. */
const footer = {
  borderTop: 1,
  borderColor: 'divider',
  justifyContent: 'safe flex-end',
  '& .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
};
