import { memo, useState } from 'react';
import type { MenuEntry } from '@/contract/menu';
import type { EntryProps } from './MenuEntries';
import { EntryLink, EntryOfLater, EntryToggle } from './MenuEntries';
import { leadsTo, pathOf } from './menuPath';

/** Entries of one level; a navigation renders only those again that lead to the new screen or led to the last one. */
export function MenuBranches({ entries, current, ...rest }: Omit<EntryProps, 'entry'> & { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <MenuBranch
          key={`${entry.menu_name} ${entry.menu_route}`}
          {...rest}
          entry={entry}
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
        <MenuBranches {...props} entries={entry.children} level={level + 1} />
      )}
    </li>
  );
});
