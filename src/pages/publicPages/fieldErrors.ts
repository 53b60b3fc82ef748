import { createContext, useContext } from 'react';

/** The errors of the form's fields, by name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export const useFieldError = (name: string): string | undefined => useContext(FieldErrors)[name];
