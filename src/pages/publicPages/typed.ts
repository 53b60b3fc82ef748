import { createContext } from 'react';

/** What is typed into a form, by field: it stays if the form is rendered anew. */
export const Typed = createContext<ReadonlyMap<string, string>>(new Map());
