import { createContext } from 'react';

/** Whether the list round it comes from its server page by page, which then is neither searched nor sorted here. */
export const ServerPaged = createContext(false);
