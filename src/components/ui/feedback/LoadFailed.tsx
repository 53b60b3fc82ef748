import { Alert, Button } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { failureOf, WayOut } from './failures';
import { FormContainer } from './formContainer';

interface LoadFailedProps {
  /** The part's name, where it has others beside it. */
  what?: string;
  /** Replaces the usual text: a key, with a place for the `reason`, or a text. */
  text?: string;
  error: Error;
  retry: () => unknown;
}

/** Replaces a part that could not be loaded: it says why, and offers to try again, or a link to the list if the record doesn't exist. */
export function LoadFailed({ what, text = 'ui.load_failed', error, retry }: LoadFailedProps) {
  const translate = useTranslate();
  const { place, cancel } = useContext(FormContainer);
  const wayOut = useContext(WayOut);
  const isGone = failureOf(error) === 'gone';
  const leave = isGone && place === 'dialog' ? cancel : undefined;
  const reason = translate(error.message, { _: error.message });
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        isGone && !leave && wayOut ? (
          <Button component={Link} to={wayOut.to} {...look}>
            {translate(wayOut.label)}
          </Button>
        ) : (
          <Button onClick={leave ?? (() => void retry())} {...look}>
            {translate(leave ? 'ui.go_back' : 'ui.retry')}
          </Button>
        )
      }
    >
      {what ? translate('ui.load_failed_of', { what, reason }) : translate(text, { _: text, reason })}
    </Alert>
  );
}

const look = { color: 'inherit', size: 'small', sx: { whiteSpace: 'nowrap' } } as const;
