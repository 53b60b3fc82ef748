import { Alert, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/record/PageTitle';
import { home } from '@/domain/returnPath';

interface PageErrorProps {
  error: Error;
  retry: () => void;
}

/** Says that the page failed, with the error's message, and offers two ways on. */
export function PageError({ error, retry }: PageErrorProps) {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title="shell.broken" />
      <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
        {translate(error.message, { _: error.message })}
      </Alert>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" onClick={retry}>
          {translate('ui.retry')}
        </Button>
        <Button component={Link} to={home}>
          {translate('shell.broken_home')}
        </Button>
      </Stack>
    </>
  );
}
