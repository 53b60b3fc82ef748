import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

interface BulkLinkProps {
  /** The popup's route below the list. */
  to: string;
  /** A key of the catalogue. */
  label: string;
  /** Whether none of the chosen rows is one to do it with. */
  disabled: boolean;
}

/** A bulk action: it leads to a popup that asks about the chosen rows. */
export function BulkLink({ to, label, disabled }: BulkLinkProps) {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ pathname: to, search }} size="small" variant="outlined" disabled={disabled}>
      {translate(label)}
    </Button>
  );
}
