import { Collapse, List } from '@mui/material';
import { useState } from 'react';
import type { EntryProps } from './MenuEntries';
import { EntryLink, EntryOfLater, EntryToggle } from './MenuEntries';
import { leadsTo, pathOf } from './menuPath';

/** One entry with its children. One with a screen leads there; one without a route only opens and closes. */
export function MenuBranch(props: EntryProps) {
  const { entry, current, level, hasScreen } = props;
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
      {path === undefined && <EntryToggle {...props} open={open} onToggle={() => setOpen(!open)} />}
      {path !== undefined && (hasScreen(path) ? <EntryLink {...props} path={path} /> : <EntryOfLater {...props} />)}
      {entry.children.length > 0 && (
        <Collapse in={open || path !== undefined} unmountOnExit component="li">
          <List dense disablePadding>
            {entry.children.map((child) => (
              <MenuBranch key={`${child.menu_name} ${child.menu_route}`} {...props} entry={child} level={level + 1} />
            ))}
          </List>
        </Collapse>
      )}
    </>
  );
}
