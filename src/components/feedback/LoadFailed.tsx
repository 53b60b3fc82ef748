import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadFailedProps {
  error: Error;
  retry: () => unknown;
}

/** What stands in place of something that could not be loaded: why, and a way to try again. */
export function LoadFailed({ error, retry }: LoadFailedProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={() => void retry()}>
          {translate('ui.retry')}
        </Button>
      }
    >
      {translate('ui.load_failed', { reason: translate(error.message, { _: error.message }) })}
    </Alert>
  );
}
