import { createContext } from 'react';
import type { To } from 'react-router-dom';

interface Way {
  to: To;
  /** A key of the catalogue. */
  label: 'ui.to_list' | 'ui.to_tree';
}

/** The list or the tree that a page belongs to: if the page's record doesn't exist, it links there. */
export const WayOut = createContext<Way | undefined>(undefined);
