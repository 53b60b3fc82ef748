import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

/** Opens the add popup below the list. */
export function AddButton({ label }: { label: string }) {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ pathname: 'add', search }} variant="contained" startIcon={<AddIcon />}>
      {translate(label)}
    </Button>
  );
}
