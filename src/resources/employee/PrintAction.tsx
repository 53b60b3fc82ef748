import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, ListItemIcon, MenuItem } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { ActionPlace } from '@/components/routing/actionPlace';

/** Prints the record's page; on a phone it is in the menu of what else can be done. */
export function PrintAction() {
  const translate = useTranslate();
  const place = useContext(ActionPlace);
  if (place.as === 'entry') {
    const print = () => {
      place.close();
      window.print();
    };
    return (
      <MenuItem onClick={print}>
        <ListItemIcon>
          <PrintIcon fontSize="small" />
        </ListItemIcon>
        {translate('ui.print')}
      </MenuItem>
    );
  }
  return (
    <Button startIcon={<PrintIcon />} variant="outlined" onClick={() => window.print()}>
      {translate('ui.print')}
    </Button>
  );
}
