import ChevronIcon from '@mui/icons-material/ExpandMore';
import { Collapse, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { type ReactElement, useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '@/contract/menu';
import { MenuIcon } from './MenuIcon';
import { leadsTo, pathOf } from './menuPath';
import { MenuWidth } from './menuWidth';

interface MenuBranchProps {
  entry: MenuEntry;
  level: number;
  /** The path of the entry whose screen is shown. */
  current: string | undefined;
  onNavigate?: () => void;
}

/** One entry with its children. One with a route leads there; one without only opens and closes. */
export function MenuBranch(props: MenuBranchProps) {
  const { entry, current } = props;
  const path = pathOf(entry);
  const leads = leadsTo(entry, current);
  const [led, setLed] = useState(leads);
  const [open, setOpen] = useState(leads);
  // A group opens when its screen is reached by another way, and can be closed again all the same.
  if (leads !== led) {
    setLed(leads);
    if (leads) setOpen(true);
  }

  return (
    <>
      {path ? <EntryLink {...props} path={path} /> : <EntryToggle {...props} open={open} onToggle={() => setOpen(!open)} />}
      {entry.children.length > 0 && (
        <Collapse in={open || path !== undefined} unmountOnExit component="li">
          <List dense disablePadding>
            {entry.children.map((child) => (
              <MenuBranch key={child.menu_name} {...props} entry={child} level={props.level + 1} />
            ))}
          </List>
        </Collapse>
      )}
    </>
  );
}

function EntryLink({ entry, level, path, current, onNavigate }: MenuBranchProps & { path: string }) {
  const shown = path === current;
  return (
    <ListItem disablePadding>
      <EntryTip name={entry.menu_name}>
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

function EntryToggle({ entry, level, open, onToggle }: MenuBranchProps & { open: boolean; onToggle: () => void }) {
  return (
    <ListItem disablePadding>
      <EntryTip name={entry.menu_name}>
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
  const narrow = useContext(MenuWidth) === 'narrow';
  return (
    <>
      <ListItemIcon sx={{ minWidth: narrow ? 0 : 34, color: 'inherit' }}>
        <MenuIcon name={entry.menu_icon} />
      </ListItemIcon>
      <ListItemText
        primary={entry.menu_name}
        slotProps={{ primary: { variant: 'body2' } }}
        sx={narrow ? { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } : {}}
      />
    </>
  );
}

/** Where there is room for icons only, an entry's name stands in a tooltip. */
function EntryTip({ name, children }: { name: string; children: ReactElement }) {
  if (useContext(MenuWidth) === 'wide') return children;
  return (
    <Tooltip title={name} placement="right">
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
