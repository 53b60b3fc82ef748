import { memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '@/contract/menu';
import { EntryLink, EntryOfLater, type EntryProps, EntryToggle } from './MenuEntries';
import { currentPath, leadsTo, pathOf } from './menuPath';

interface MenuTreeProps {
  entries: readonly MenuEntry[];
  /** Whether there is a screen at an address: an entry without one says that it comes later. */
  hasScreen: (path: string) => boolean;
  /** Returns the address of the list that leads to an address, if that is elsewhere. */
  listOf: (path: string) => string | undefined;
  onNavigate?: () => void;
}

/** Nested entries; the current screen's entry is marked, and its group is open. */
export function MenuTree({ entries, hasScreen, listOf, onNavigate }: MenuTreeProps) {
  const { pathname } = useLocation();
  const current = currentPath(entries, pathname, listOf(pathname));
  return <Branches entries={entries} level={0} current={current} hasScreen={hasScreen} {...(onNavigate && { onNavigate })} />;
}

interface BranchesProps extends Omit<EntryProps, 'entry' | 'hasOwnIcon'> {
  entries: readonly MenuEntry[];
  /** The entry that they are below. */
  above?: MenuEntry;
}

const Branches = memo(MenuBranches);

/** Entries of one level; a navigation renders only those again that lead to the new screen or led to the last one. */
function MenuBranches({ entries, above, current, ...rest }: BranchesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <MenuBranch
          key={`${entry.menu_name} ${entry.menu_route}`}
          {...rest}
          entry={entry}
          hasOwnIcon={[above, ...entries].every((other) => other === entry || other?.menu_icon !== entry.menu_icon)}
          current={leadsTo(entry, current) ? current : undefined}
        />
      ))}
    </ul>
  );
}

/** One entry with its children. One with a screen leads there; one without a route only opens and closes. */
const MenuBranch = memo((props: EntryProps) => {
  const { entry, current, level, hasScreen } = props;
  const path = pathOf(entry);
  const leads = leadsTo(entry, current);
  const [led, setLed] = useState(leads);
  const [open, setOpen] = useState(leads);
  // A group opens when its screen is reached in another way; it can still be closed.
  if (leads !== led) {
    setLed(leads);
    if (leads) setOpen(true);
  }

  return (
    <li>
      {path === undefined && <EntryToggle {...props} open={open} onToggle={() => setOpen(!open)} />}
      {path !== undefined && (hasScreen(path) ? <EntryLink {...props} path={path} /> : <EntryOfLater {...props} />)}
      {entry.children.length > 0 && (open || path !== undefined) && (
        <MenuBranches {...props} above={entry} entries={entry.children} level={level + 1} />
      )}
    </li>
  );
});
