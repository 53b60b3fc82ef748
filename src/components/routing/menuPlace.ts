import { createContext } from 'react';

/** Closes the menu that links with icons stand in, each with its name beside it; undefined where they are icons alone. */
export const MenuPlace = createContext<(() => void) | undefined>(undefined);
