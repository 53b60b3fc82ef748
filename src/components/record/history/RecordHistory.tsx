import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { IconButton, ListItemIcon, MenuItem } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { ActionPlace } from '@/components/routing/IconLink';
import { tip } from '@/components/ui/tip';
import { places } from '../inOrder';
import { OpenHistory } from './HistoryPlace';
import { useArea } from './useArea';

/** Opens the shown record's history: an entry of its menu, or an icon; nothing where the server keeps none. */
export function RecordHistory() {
  const text = useTranslate()('ui.history');
  const place = useContext(ActionPlace);
  const open = useContext(OpenHistory);
  if (useArea() === undefined) return null;
  const icon = <HistoryIcon fontSize="small" />;
  if (place.as === 'entry') {
    const choose = () => {
      place.close();
      open();
    };
    return (
      <MenuItem onClick={choose}>
        <ListItemIcon>{icon}</ListItemIcon>
        {text}
      </MenuItem>
    );
  }
  return (
    <IconButton size="small" aria-label={text} onClick={open} {...tip(text)}>
      {icon}
    </IconButton>
  );
}

RecordHistory.place = places.print;
