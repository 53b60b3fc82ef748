import ChevronIcon from '@mui/icons-material/ExpandMore';
import { Chip, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { type ReactElement, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MenuIcon } from '@/components/menuIcons/MenuIcon';
import type { MenuEntry } from '@/contract/menu';
import { entryName } from './entryName';
import { MenuWidth } from './menuWidth';

export interface EntryProps {
  entry: MenuEntry;
  level: number;
  /** The path of the entry whose screen is shown. */
  current: string | undefined;
  /** Whether a screen stands at an address. */
  hasScreen: (path: string) => boolean;
  onNavigate?: () => void;
}

/** Leads to its screen. */
export function EntryLink({ entry, level, path, current, onNavigate }: EntryProps & { path: string }) {
  const shown = path === current;
  return (
    <ListItem disablePadding>
      <EntryTip entry={entry}>
        <ListItemButton
          component={Link}
          to={path}
          selected={shown}
          {...(shown && { 'aria-current': 'page' as const })}
          {...(onNavigate && { onClick: onNavigate })}
          sx={entryStyle(level)}
        >
          <EntryContent entry={entry} />
        </ListItemButton>
      </EntryTip>
    </ListItem>
  );
}

/** Its screen comes with a later version. */
export function EntryOfLater({ entry, level }: EntryProps) {
  const translate = useTranslate();
  const narrow = useContext(MenuWidth) === 'narrow';
  return (
    <EntryTip entry={entry} more={translate('shell.soon')}>
      <ListItem dense sx={{ ...entryStyle(level), color: 'text.secondary' }}>
        <EntryContent entry={entry} />
        {!narrow && <Chip component="span" size="small" variant="outlined" label={translate('shell.soon')} />}
      </ListItem>
    </EntryTip>
  );
}

/** Opens and closes its group. */
export function EntryToggle({ entry, level, open, onToggle }: EntryProps & { open: boolean; onToggle: () => void }) {
  return (
    <ListItem disablePadding>
      <EntryTip entry={entry}>
        <ListItemButton onClick={onToggle} aria-expanded={open} sx={entryStyle(level)}>
          <EntryContent entry={entry} />
          <ChevronIcon
            fontSize="small"
            sx={{ color: 'text.secondary', rotate: open ? '180deg' : '0deg', transition: 'rotate 120ms' }}
          />
        </ListItemButton>
      </EntryTip>
    </ListItem>
  );
}

function EntryContent({ entry }: { entry: MenuEntry }) {
  const translate = useTranslate();
  const narrow = useContext(MenuWidth) === 'narrow';
  return (
    <>
      <ListItemIcon sx={{ minWidth: narrow ? 0 : 34, color: 'inherit' }}>
        <MenuIcon name={entry.menu_icon} />
      </ListItemIcon>
      <ListItemText
        primary={entryName(entry, translate)}
        slotProps={{ primary: { variant: 'body2' } }}
        sx={narrow ? { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } : {}}
      />
    </>
  );
}

interface EntryTipProps {
  entry: MenuEntry;
  /** What else is said of it. */
  more?: string;
  children: ReactElement;
}

/** Where there is room for icons only, an entry's name stands in a tooltip. */
function EntryTip({ entry, more, children }: EntryTipProps) {
  const translate = useTranslate();
  if (useContext(MenuWidth) === 'wide') return children;
  const name = entryName(entry, translate);
  return (
    <Tooltip title={more ? `${name} · ${more}` : name} placement="right">
      {children}
    </Tooltip>
  );
}

const entryStyle = (level: number) => ({
  borderRadius: 1,
  minHeight: 36,
  pl: 1.5 + level * 1.5,
  pr: 1,
  '&.Mui-selected': { color: 'primary.main', fontWeight: 600 },
});
