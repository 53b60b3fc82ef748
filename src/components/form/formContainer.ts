import { createContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { FormValues } from './useSave';

/** Where a form stands, and what happens when it was saved or given up. */
interface Host {
  place: 'dialog' | 'page';
  /** After a save that went through; of a new record, with it and with what the form held. */
  done: (added?: RaRecord, values?: FormValues) => void;
  /** After a new record was saved, to add the next; where that isn't offered, there is no button for it. */
  next?: (values: FormValues) => void;
  /** Where there is nowhere to go back to, the form has no Cancel. */
  cancel?: () => void;
}

export const FormContainer = createContext<Host>({ place: 'page', done: () => undefined });
