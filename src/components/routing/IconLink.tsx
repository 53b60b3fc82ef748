import { Button, ListItemIcon, MenuItem } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { Link, type To } from 'react-router-dom';
import { type ShortcutKey, shortcut } from '@/components/keys/shortcuts';
import { tip } from '@/components/tips/tip';
import { ActionPlace } from './actionPlace';

interface IconLinkProps {
  /** Says where it leads: the tooltip, and the accessible name. */
  label: string;
  /** The label without the record's name, for a button in that record's screen. */
  short?: string | undefined;
  to: To;
  /** The key that presses it, where it has one. */
  keys?: ShortcutKey | undefined;
  /** Whether it removes something: in a menu it is red. */
  danger?: boolean | undefined;
  'data-details'?: boolean;
  /** The icon. */
  children: ReactNode;
}

/** A link as an icon; in a record's header or footer as a button, or in a menu as an entry with its label. */
export function IconLink({ label, short = label, to, keys, danger, children, ...marks }: IconLinkProps) {
  const place = useContext(ActionPlace);
  if (place.as === 'entry') {
    return (
      <MenuItem component={Link} to={to} onClick={place.close} {...(danger && { sx: { color: 'error.main' } })}>
        <ListItemIcon sx={{ color: danger ? 'inherit' : undefined }}>{children}</ListItemIcon>
        {label}
      </MenuItem>
    );
  }
  if (place.as === 'button') {
    return (
      <Button component={Link} to={to} variant="outlined" size={place.size} startIcon={children} {...(keys && shortcut(keys))}>
        {short}
      </Button>
    );
  }
  return (
    <Link to={to} className="icon-link" aria-label={label} {...tip(label)} {...(keys && shortcut(keys))} {...marks}>
      {children}
    </Link>
  );
}
