import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The first link on the page: it skips the menu. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Link
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: -100,
        left: 12,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 3,
        '&:focus': { top: 12 },
        displayPrint: 'none',
      }}
    >
      {translate('shell.skip')}
    </Link>
  );
}
