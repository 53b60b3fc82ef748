import { createContext, useContext, useEffect } from 'react';
import { useWrappedSource } from 'react-admin';

export type TextOf = (value: unknown) => string | undefined;

/** How the inputs of the form round them show their values in words, by field. */
export const FieldTexts = createContext<Map<string, TextOf>>(new Map());

/** Says how an input shows its values, where they aren't the words themselves: an id is no name. */
export function useFieldText(source: string, textOf: TextOf): void {
  const texts = useContext(FieldTexts);
  const name = useWrappedSource(source);
  useEffect(() => {
    texts.set(name, textOf);
  });
}
