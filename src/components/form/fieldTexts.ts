import { createContext, useContext, useEffect } from 'react';
import { useWrappedSource } from 'react-admin';

export type TextOf = (value: unknown) => string | undefined;

/** How the inputs of the form around them write their values in words, by field. */
export const FieldTexts = createContext<Map<string, TextOf>>(new Map());

/** Registers how an input writes its values in words, where the value alone says nothing: an id is no name. */
export function useFieldText(source: string, textOf: TextOf): void {
  const texts = useContext(FieldTexts);
  const name = useWrappedSource(source);
  useEffect(() => {
    texts.set(name, textOf);
  });
}
