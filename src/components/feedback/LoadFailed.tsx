import { Alert, Button } from '@mui/material';
import { useContext } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { FormContainer } from '@/components/form/formContainer';

interface LoadFailedProps {
  /** What it is, where others stand beside it. */
  what?: string;
  error: Error;
  retry: () => unknown;
}

/** What stands in place of something that could not be loaded: why, and a way to try again, or out of a popup whose record isn't there. */
export function LoadFailed({ what, error, retry }: LoadFailedProps) {
  const translate = useTranslate();
  const { place, cancel } = useContext(FormContainer);
  const leave = place === 'dialog' && error instanceof HttpError && error.status === 404 ? cancel : undefined;
  const reason = translate(error.message, { _: error.message });
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={leave ?? (() => void retry())} sx={{ whiteSpace: 'nowrap' }}>
          {translate(leave ? 'ui.go_back' : 'ui.retry')}
        </Button>
      }
    >
      {what ? translate('ui.load_failed_of', { what, reason }) : translate('ui.load_failed', { reason })}
    </Alert>
  );
}
