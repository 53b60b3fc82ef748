import { createContext, useContext } from 'react';

/** The errors of the form's fields, by name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export const useFieldError = (name: string): string | undefined => useContext(FieldErrors)[name];

/** What is typed into a form, by field: it stays if the form is rendered anew. */
export const Typed = createContext<ReadonlyMap<string, string>>(new Map());
