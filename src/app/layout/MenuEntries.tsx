import ChevronIcon from '@mui/icons-material/ExpandMore';
import { Chip } from '@mui/material';
import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { entryName, MenuIcon } from '@/components/ui/menuIcons';
import { tip } from '@/components/ui/tip';
import type { MenuEntry } from '@/contract/menu';

/** Whether the menu shows names, or icons only. */
export const MenuWidth = createContext<'wide' | 'narrow'>('wide');

export interface EntryProps {
  entry: MenuEntry;
  level: number;
  /** Whether no entry beside it, and not the one above it, has the same icon. */
  hasOwnIcon: boolean;
  /** The path of the entry of the current screen. */
  current: string | undefined;
  /** Whether there is a screen at an address. */
  hasScreen: (path: string) => boolean;
  onNavigate?: () => void;
}

/** A link to its screen. */
export function EntryLink({ entry, level, hasOwnIcon, path, current, onNavigate }: EntryProps & { path: string }) {
  return (
    <Link
      to={path}
      className="entry"
      style={indented(level)}
      {...(path === current && { 'aria-current': 'page' })}
      {...(onNavigate && { onClick: onNavigate })}
      {...useEntryTip(entry)}
    >
      <EntryContent entry={entry} hasOwnIcon={hasOwnIcon} />
    </Link>
  );
}

/** An entry whose screen comes in a later version. */
export function EntryOfLater({ entry, level, hasOwnIcon }: EntryProps) {
  const translate = useTranslate();
  const narrow = useContext(MenuWidth) === 'narrow';
  return (
    <div className="entry later" style={indented(level)} {...useEntryTip(entry, translate('shell.soon'))}>
      <EntryContent entry={entry} hasOwnIcon={hasOwnIcon} />
      {!narrow && <Chip component="span" size="small" variant="outlined" label={translate('shell.soon')} />}
    </div>
  );
}

/** Opens and closes its group. */
export function EntryToggle({ entry, level, hasOwnIcon, open, onToggle }: EntryProps & { open: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className="entry"
      style={indented(level)}
      aria-expanded={open}
      onClick={onToggle}
      {...useEntryTip(entry)}
    >
      <EntryContent entry={entry} hasOwnIcon={hasOwnIcon} />
      <ChevronIcon className="chevron" fontSize="small" />
    </button>
  );
}

/** An icon that repeats another says nothing beside a name: its place stays empty then, except where the menu shows icons only. */
function EntryContent({ entry, hasOwnIcon }: Pick<EntryProps, 'entry' | 'hasOwnIcon'>) {
  const translate = useTranslate();
  const narrow = useContext(MenuWidth) === 'narrow';
  return (
    <>
      {hasOwnIcon || narrow ? <MenuIcon name={entry.menu_icon} /> : <span className="no-icon" />}
      <span className="entry-name">{entryName(entry, translate)}</span>
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

/** Indents an entry by its level, with 12 pixels each. */
const indented = (level: number) => ({ paddingInlineStart: 12 + 12 * level });
