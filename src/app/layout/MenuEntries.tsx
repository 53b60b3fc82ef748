import ChevronIcon from '@mui/icons-material/ExpandMore';
import { Chip, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MenuIcon } from '@/components/menuIcons/MenuIcon';
import { tip } from '@/components/tips/tip';
import type { MenuEntry } from '@/contract/menu';
import { entryName } from './entryName';

/** Whether the menu shows names, or icons only. */
export const MenuWidth = createContext<'wide' | 'narrow'>('wide');

export interface EntryProps {
  entry: MenuEntry;
  level: number;
  /** The path of the entry of the current screen. */
  current: string | undefined;
  /** Whether there is a screen at an address. */
  hasScreen: (path: string) => boolean;
  onNavigate?: () => void;
}

/** A link to its screen. */
export function EntryLink({ entry, level, path, current, onNavigate }: EntryProps & { path: string }) {
  const shown = path === current;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={path}
        selected={shown}
        {...(shown && { 'aria-current': 'page' as const })}
        {...(onNavigate && { onClick: onNavigate })}
        {...useEntryTip(entry)}
        sx={entryStyle(level)}
      >
        <EntryContent entry={entry} />
      </ListItemButton>
    </ListItem>
  );
}

/** An entry whose screen comes in a later version. */
export function EntryOfLater({ entry, level }: EntryProps) {
  const translate = useTranslate();
  const narrow = useContext(MenuWidth) === 'narrow';
  return (
    <ListItem dense sx={{ ...entryStyle(level), color: 'text.secondary' }} {...useEntryTip(entry, translate('shell.soon'))}>
      <EntryContent entry={entry} />
      {!narrow && <Chip component="span" size="small" variant="outlined" label={translate('shell.soon')} />}
    </ListItem>
  );
}

/** Opens and closes its group. */
export function EntryToggle({ entry, level, open, onToggle }: EntryProps & { open: boolean; onToggle: () => void }) {
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onToggle} aria-expanded={open} {...useEntryTip(entry)} sx={entryStyle(level)}>
        <EntryContent entry={entry} />
        <ChevronIcon
          fontSize="small"
          sx={{ color: 'text.secondary', rotate: open ? '180deg' : '0deg', transition: 'rotate 120ms' }}
        />
      </ListItemButton>
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

/** Returns the tooltip of an entry in a menu of icons: its name, and what else is said about it. */
function useEntryTip(entry: MenuEntry, more?: string) {
  const translate = useTranslate();
  const width = useContext(MenuWidth);
  const name = entryName(entry, translate);
  return width === 'narrow' ? tip(more ? `${name} · ${more}` : name, 'right') : {};
}

const entryStyle = (level: number) => ({
  borderRadius: 1,
  minHeight: 36,
  pl: 1.5 + level * 1.5,
  pr: 1,
  '&.Mui-selected': { color: 'primary.main', fontWeight: 600 },
});
