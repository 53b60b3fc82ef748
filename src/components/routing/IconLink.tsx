import { IconButton, ListItemIcon, MenuItem, Tooltip } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { Link, type To } from 'react-router-dom';
import { type ShortcutKey, shortcut } from '@/components/keys/shortcuts';
import { MenuPlace } from './menuPlace';

interface IconLinkProps {
  /** Says where it leads: the tooltip, and the name for who doesn't see the icon. */
  label: string;
  to: To;
  /** The key that presses it, where it has one. */
  keys?: ShortcutKey | undefined;
  /** Whether it takes something away: an entry of a menu is red then. */
  danger?: boolean | undefined;
  'data-details'?: boolean;
  /** The icon. */
  children: ReactNode;
}

/** A link that is an icon, or in a menu an entry with it. */
export function IconLink({ label, to, keys, danger, children, ...marks }: IconLinkProps) {
  const close = useContext(MenuPlace);
  if (close) {
    return (
      <MenuItem component={Link} to={to} onClick={close} {...(danger && { sx: { color: 'error.main' } })}>
        <ListItemIcon sx={{ color: danger ? 'inherit' : undefined }}>{children}</ListItemIcon>
        {label}
      </MenuItem>
    );
  }
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} size="small" aria-label={label} {...(keys && shortcut(keys))} {...marks}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
