import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ActionPlace } from './actionPlace';

interface MoreMenuProps {
  /** Says of what it is. */
  label: string;
  /** Its entries: `IconLink` and its like. */
  children: ReactNode;
}

/** What there is no room for beside each other: a button, and the menu that it opens. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <ActionPlace value={{ as: 'entry', close }}>
          {/* The entries are no items that MUI knows: the menu itself has the focus, and an arrow leads to the first. */}
          <Menu anchorEl={anchor} open onClose={close} disableAutoFocusItem slotProps={{ list: { 'aria-label': label } }}>
            {children}
          </Menu>
        </ActionPlace>
      )}
    </>
  );
}
