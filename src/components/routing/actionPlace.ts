import { createContext } from 'react';

/** How an action renders in its place: as an icon, as a button with its label, or as a menu entry, which closes the menu. */
type ActionPlace = { as: 'icon' } | { as: 'button'; size: 'small' | 'medium' } | { as: 'entry'; close: () => void };

export const ActionPlace = createContext<ActionPlace>({ as: 'icon' });
