import { createContext, useContext, useEffect } from 'react';
import { useLocaleState, useTranslate, useWrappedSource } from 'react-admin';
import { optionLetter } from '@/domain/optionLetter';

/** Returns a function that gives a row, counted from 1, its capital letter in the script of the page. */
export function useRowLetter(): (number: number) => string {
  const [locale] = useLocaleState();
  return (number) => optionLetter(locale, number - 1).toUpperCase();
}

/** Returns a function that names a row of a list, counted from 1: `rows.<list>` is its text, with its number or its letter. */
export function useRowName(): (list: string, number: number) => string {
  const translate = useTranslate();
  const letter = useRowLetter();
  return (list, number) =>
    translate(`rows.${lastOf(list)}`, { number, letter: letter(number), _: '' }) || translate('ui.row', { number });
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
    const named = () =>
      [within, field, ...kinOf(field)].map((name) => translate(`fields.${name}`, { _: '' })).find(Boolean) ?? inWords(field);
    return [...rows, ...(isPlace(field) ? [] : [named()])].join(', ');
  };
}

/** Returns the names under which forms know what a field of the wire alone means: `course_id` is their `courses`, or their `course`. */
function kinOf(field: string): readonly string[] {
  const stem = field.replace(/_(?:id|iid|slug|eng|nep)$/, '');
  return [stem, `${stem}s`, `${stem}_name`, stem.replace(/s$/, '')];
}

/** Writes the name of a field that no form has in words, as well as can be: `main_topic_iid` is «Main topic». */
function inWords(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const stem = words.replace(/ (?:id|iid)$/i, '') || words;
  return stem.charAt(0).toUpperCase() + stem.slice(1).toLowerCase();
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
