import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '@/components/record/PageTitle';
import { home } from '@/domain/returnPath';

export function NotFound() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title="shell.not_found" />
      <Typography sx={{ mb: 2 }}>{translate('shell.not_found_text', { path: pathname })}</Typography>
      <Button component={Link} to={home} variant="contained">
        {translate('shell.broken_home')}
      </Button>
    </>
  );
}
