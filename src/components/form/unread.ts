import { createContext } from 'react';

interface Unread {
  error: Error;
  retry: () => unknown;
}

/** The error of a form's record that couldn't be read again: typed values stay, but can't be saved until it is read. */
export const Unread = createContext<Unread | undefined>(undefined);
