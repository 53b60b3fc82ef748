import { createContext, useContext } from 'react';

/** What is wrong with the fields of the form round an input, by name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export const useFieldError = (name: string): string | undefined => useContext(FieldErrors)[name];
