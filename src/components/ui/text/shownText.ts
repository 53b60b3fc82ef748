import type { I18nProvider } from 'react-admin';
import { plainText } from '@/providers/data/shown';

/** The translator of the screen, and its language. */
export interface Language {
  translate: I18nProvider['translate'];
  locale: string;
}

/** Turns a column's value into a text; '' means there is no value. */
export type ShownText = (value: string, language: Language) => string;

/** Returns the text of a cell: the column's, or by default the value as it is. */
export function shownText(value: unknown, say: ShownText | undefined, language: Language): string | number {
  const plain = plainText(value);
  return say ? say(String(plain), language) : plain;
}
