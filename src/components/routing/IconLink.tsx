import MoreIcon from '@mui/icons-material/MoreVert';
import { Button, IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { type ShortcutKey, shortcut } from '@/components/ui/keys/shortcuts';
import { mark } from '@/components/ui/marks';
import { tip } from '@/components/ui/tip';
import type { CallArea } from '@/contract/rights';
import { useMayWrite } from '@/providers/auth/rights';

interface IconLinkProps {
  /** Says where it leads: the tooltip, and the accessible name. */
  label: string;
  /** The label without the record's name, for a button in that record's screen. */
  short?: string | undefined;
  /** What stands in a row instead of the icon, where only this area has the action: some words of the label. */
  word?: string | undefined;
  to: To;
  /** The key that presses it, where it has one. */
  keys?: ShortcutKey | undefined;
  /** Whether it removes something: in a menu it is red. */
  danger?: boolean | undefined;
  /** Whether it leads to a change, of the area around or of the one that is named: only who may make that has it. */
  writes?: boolean | CallArea;
  /** Whether a row is opened by it. */
  details?: boolean | undefined;
  /** The icon. */
  children: ReactNode;
}

/** A link as an icon; in a record's header or footer as a button, or in a menu as an entry with its label. */
export function IconLink({ writes = false, ...link }: IconLinkProps) {
  const mayWrite = useMayWrite(typeof writes === 'string' ? writes : undefined);
  return writes && !mayWrite ? null : <AllowedLink {...link} />;
}

function AllowedLink({ label, short = label, word, to, keys, danger, details, children }: Omit<IconLinkProps, 'writes'>) {
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
    <Link
      to={to}
      className={word ? 'icon-link word' : 'icon-link'}
      aria-label={label}
      {...tip(label)}
      {...(keys && shortcut(keys))}
      {...mark('danger', Boolean(danger))}
      {...mark('details', Boolean(details))}
    >
      {word ?? children}
    </Link>
  );
}

/** How an action renders in its place: as an icon, as a button with its label, or as a menu entry, which closes the menu. */
type ActionPlace = { as: 'icon' } | { as: 'button'; size: 'small' | 'medium' } | { as: 'entry'; close: () => void };

export const ActionPlace = createContext<ActionPlace>({ as: 'icon' });

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
