import { createContext } from 'react';

/** How what can be done is drawn where it stands: as an icon, as a button with its name, or as an entry of a menu, which closes it. */
type ActionPlace = { as: 'icon' } | { as: 'button'; size: 'small' | 'medium' } | { as: 'entry'; close: () => void };

export const ActionPlace = createContext<ActionPlace>({ as: 'icon' });
