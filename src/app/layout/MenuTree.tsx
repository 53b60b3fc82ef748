import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '@/contract/menu';
import { MenuBranches } from './MenuBranches';
import { currentPath } from './menuPath';

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

const Branches = memo(MenuBranches);
