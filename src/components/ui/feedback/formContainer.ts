import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** Where a form is, and what happens when it was saved or cancelled. */
interface FormContainer {
  place: 'dialog' | 'page';
  /** Where its drafts are kept and offered again, if not at the page's address: a page may have several forms, a form several pages. */
  address?: string;
  /** The heading level of its groups, one below the heading around it; `h2` by default. */
  heading?: 'h2' | 'h3';
  /** Called after a successful save; for a new record, with the record and the form's values. */
  done: (added?: RaRecord, values?: Values) => void;
  /** Called after a new record was saved, to add the next; without it there is no button for that. */
  next?: (values: Values, added?: RaRecord) => void;
  /** Returns the address of an added record's details, if not its resource's; null if `done` goes there, so that no toast needs to. */
  detailsOf?: ((added: RaRecord) => string) | null;
  /** Whether the page or popup around the form already asks before it is left: then the form doesn't. */
  isGuarded?: boolean;
  /** Goes back; without it the form has no Cancel. */
  cancel?: () => void;
}

type Values = Record<string, unknown>;

export const FormContainer = createContext<FormContainer>({ place: 'page', done: () => undefined });
