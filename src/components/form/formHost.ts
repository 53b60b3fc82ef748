import { createContext } from 'react';

/** Where a form stands, and what happens when it was saved or given up. */
interface Host {
  place: 'dialog' | 'page';
  /** After a save that went through. */
  done: () => void;
  /** Where there is nowhere to go back to, the form has no Cancel. */
  cancel?: () => void;
}

export const FormHost = createContext<Host>({ place: 'page', done: () => undefined });
