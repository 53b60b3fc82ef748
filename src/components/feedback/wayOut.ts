import { createContext } from 'react';
import type { To } from 'react-router-dom';

interface Way {
  to: To;
  /** A key of the catalogue. */
  label: 'ui.to_list' | 'ui.to_tree';
}

/** Where the list or the tree is that a page belongs to: a page whose record isn't there leads to it. */
export const WayOut = createContext<Way | undefined>(undefined);
