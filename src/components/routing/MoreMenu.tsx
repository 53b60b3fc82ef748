import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ActionPlace } from './actionPlace';

interface MoreMenuProps {
  /** Says what the actions belong to. */
  label: string;
  /** Its entries: `IconLink` and the like. */
  children: ReactNode;
}

/** A button with a menu of the actions that don't fit beside each other. */
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
          {/* MUI doesn't know these entries as menu items: the menu itself takes the focus, and an arrow moves to the first. */}
          <Menu anchorEl={anchor} open onClose={close} disableAutoFocusItem slotProps={{ list: { 'aria-label': label } }}>
            {children}
          </Menu>
        </ActionPlace>
      )}
    </>
  );
}
