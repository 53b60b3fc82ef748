import { createContext } from 'react';

/** Whether the menu has room for names, or for icons only. */
export const MenuWidth = createContext<'wide' | 'narrow'>('wide');
