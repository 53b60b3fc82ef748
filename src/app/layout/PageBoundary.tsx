import { Alert, Button, Stack } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/record/PageTitle';
import { LoadingCard } from '@/components/ui/feedback/LoadingLines';
import { LoadBoundary } from '@/components/ui/lazy/LoadBoundary';
import { home } from '@/domain/returnPath';

interface PageBoundaryProps {
  pathname: string;
  children: ReactNode;
}

/** Limits an error to its page: the shell stays, and the page can be retried or left. */
export const PageBoundary = ({ pathname, children }: PageBoundaryProps) => (
  <LoadBoundary place={pathname} renderFailed={(error, retry) => <PageError error={error} retry={retry} />}>
    <Suspense fallback={<LoadingCard />}>{children}</Suspense>
  </LoadBoundary>
);

interface PageErrorProps {
  error: Error;
  retry: () => void;
}

/** Says that the page failed, with the error's message, and offers two ways on. */
function PageError({ error, retry }: PageErrorProps) {
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
