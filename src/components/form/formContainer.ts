import { createContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { FormValues } from './useSave';

/** Where a form stands, and what happens when it was saved or given up. */
interface FormContainer {
  place: 'dialog' | 'page';
  /** What the headings of its groups are, below that of what it stands in; by default that is an `h2`. */
  heading?: 'h2' | 'h3';
  /** After a save that went through; of a new record, with it and with what the form held. */
  done: (added?: RaRecord, values?: FormValues) => void;
  /** After a new record was saved, to add the next; where that isn't offered, there is no button for it. */
  next?: (values: FormValues) => void;
  /** Where the details of an added record are, where these stand elsewhere than its resource's; null where `done` leads to them: then no toast does. */
  detailsOf?: ((added: RaRecord) => string) | null;
  /** Whether what the form is a part of asks already before it is left: then the form doesn't. */
  isGuarded?: boolean;
  /** Where there is nowhere to go back to, the form has no Cancel. */
  cancel?: () => void;
}

export const FormContainer = createContext<FormContainer>({ place: 'page', done: () => undefined });
