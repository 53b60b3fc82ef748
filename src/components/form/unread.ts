import { createContext } from 'react';

interface Unread {
  error: Error;
  retry: () => unknown;
}

/** Why a form's record couldn't be read again; undefined once it could. Until then typed values stay, but can't be saved. */
export const Unread = createContext<Unread | undefined>(undefined);
