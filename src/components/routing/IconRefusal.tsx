import { IconButton, ListItemIcon, ListItemText, MenuItem, Tooltip } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { MenuPlace } from './menuPlace';
import { refusal } from './refusal';

interface IconRefusalProps {
  /** What it would do. */
  label: string;
  /** Why it can't be done. */
  reason: string;
  /** The icon. */
  children: ReactNode;
}

/** An icon, or in a menu an entry, in the place of a link to what can't be done; it says why. */
export function IconRefusal({ label, reason, children }: IconRefusalProps) {
  const inMenu = useContext(MenuPlace) !== undefined;
  if (inMenu) {
    return (
      <MenuItem {...refusal(label, reason)}>
        <ListItemIcon sx={{ color: 'inherit' }}>{children}</ListItemIcon>
        <ListItemText primary={label} secondary={reason} sx={{ whiteSpace: 'normal' }} />
      </MenuItem>
    );
  }
  return (
    <Tooltip title={reason} enterTouchDelay={0}>
      <IconButton size="small" {...refusal(label, reason)}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
