import type { I18nProvider } from 'react-admin';
import { plainText } from '@/providers/data/shown';

/** The translator of the screen, and its language. */
export interface Language {
  translate: I18nProvider['translate'];
  locale: string;
}

/** What a text is made in, and of: the row's record, where the text depends on more than its own field. */
interface Shower extends Language {
  record?: object | undefined;
}

/** Turns a column's value into a text; '' means there is no value. */
export type ShownText = (value: string, shower: Shower) => string;

/** Returns the text of a cell: the column's, or by default the value as it is. */
export function shownText(value: unknown, say: ShownText | undefined, shower: Shower): string | number {
  const plain = plainText(value);
  return say ? say(String(plain), shower) : plain;
}
