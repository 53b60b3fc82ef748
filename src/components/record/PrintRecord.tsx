import PrintIcon from '@mui/icons-material/PrintOutlined';
import { IconButton, ListItemIcon, MenuItem } from '@mui/material';
import { isValidElement, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { ActionPlace } from '@/components/routing/IconLink';
import { askToPrint } from '@/components/ui/print/printing';
import { tip } from '@/components/ui/tip';
import { RecordHistory } from './history/RecordHistory';
import { inOrder, places } from './inOrder';

/** Prints the shown record: an entry of its menu, or an icon if it would be the only entry. */
export function PrintRecord() {
  const text = useTranslate()('ui.print');
  const place = useContext(ActionPlace);
  const icon = <PrintIcon fontSize="small" />;
  if (place.as === 'entry') {
    const print = () => {
      place.close();
      askToPrint();
    };
    return (
      <MenuItem onClick={print}>
        <ListItemIcon>{icon}</ListItemIcon>
        {text}
      </MenuItem>
    );
  }
  return (
    <IconButton size="small" aria-label={text} onClick={() => askToPrint()} {...tip(text)}>
      {icon}
    </IconButton>
  );
}

PrintRecord.place = places.print;

/** Returns the actions of a record's details, with those of every record: its history, and printing it. */
export const withUsual = (actions: readonly ReactNode[]): ReactNode[] =>
  inOrder([...actions, <RecordHistory key="history" />, <PrintRecord key="print" />]);

/** Whether an action is one of every record. */
export const isUsual = (action: ReactNode): boolean =>
  isValidElement(action) && (action.type === PrintRecord || action.type === RecordHistory);
