import { createContext } from 'react';

interface Unread {
  error: Error;
  retry: () => unknown;
}

/** Why the record that a form changes couldn't be read anew, while it couldn't: what is typed stays, and can't be saved. */
export const Unread = createContext<Unread | undefined>(undefined);
