import { createContext, useContext, useEffect } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';

/** Returns a function that names a row of a list, counted from 1: `rows.<list>` is its text. */
export function useRowName(): (list: string, number: number) => string {
  const translate = useTranslate();
  return (list, number) => translate(`rows.${lastOf(list)}`, { number, _: '' }) || translate('ui.row', { number });
}

/** Returns a function that names a field by its path in the form; in a list, the row's name comes first. */
export function useFieldName(): (path: string) => string {
  const translate = useTranslate();
  const rowName = useRowName();
  return (path) => {
    const parts = path.split('.');
    const rows = parts.flatMap((part, place) =>
      isPlace(part) ? [rowName(parts.slice(0, place).join('.'), Number(part) + 1)] : [],
    );
    const field = lastOf(path);
    const within = parts.slice(parts.findLastIndex(isPlace) + 1).join('.');
    const named = () => translate(`fields.${within}`, { _: translate(`fields.${field}`, { _: field }) });
    return [...rows, ...(isPlace(field) ? [] : [named()])].join(', ');
  };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

const isPlace = (part: string) => /^\d+$/.test(part);

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
