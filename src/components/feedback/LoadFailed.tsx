import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadFailedProps {
  /** What it is, where others stand beside it. */
  what?: string;
  error: Error;
  retry: () => unknown;
}

/** What stands in place of something that could not be loaded: why, and a way to try again. */
export function LoadFailed({ what, error, retry }: LoadFailedProps) {
  const translate = useTranslate();
  const reason = translate(error.message, { _: error.message });
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={() => void retry()} sx={{ whiteSpace: 'nowrap' }}>
          {translate('ui.retry')}
        </Button>
      }
    >
      {what ? translate('ui.load_failed_of', { what, reason }) : translate('ui.load_failed', { reason })}
    </Alert>
  );
}
