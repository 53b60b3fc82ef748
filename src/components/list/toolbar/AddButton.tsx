import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { shortcut } from '@/components/keys/shortcuts';
import { useAddressSearch } from '@/components/routing/AddressSearch';
import { useTitles } from '@/components/routing/useTitles';

/** Opens the add popup below the list; by default it has that popup's title. */
export function AddButton({ label }: { label?: string }) {
  const translate = useTranslate();
  const { add = '' } = useTitles();
  const search = useAddressSearch();
  return (
    <Button component={Link} to={{ pathname: 'add', search }} variant="contained" startIcon={<AddIcon />} {...shortcut('n')}>
      {translate(label ?? add)}
    </Button>
  );
}
