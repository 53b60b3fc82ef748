import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/record/PageTitle';
import { home } from '@/domain/returnPath';

/** Says that the person's role doesn't open this page. Source: admin areas, section 2.12. */
export function NoRight() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title="shell.no_right" />
      <Typography>{translate('shell.no_right_first')}</Typography>
      <Typography sx={{ mb: 2 }}>{translate('shell.no_right_second')}</Typography>
      <Button component={Link} to={home} variant="contained">
        {translate('shell.broken_home')}
      </Button>
    </>
  );
}
