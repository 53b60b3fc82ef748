import type { I18nProvider } from 'react-admin';
import { plainText } from '@/providers/data/shown';

/** The words of the screen, and the language that they are in. */
export interface Language {
  translate: I18nProvider['translate'];
  locale: string;
}

/** How a column says its values: '' stands for none. */
export type ShownText = (value: string, language: Language) => string;

/** What a cell shows of a value: what its column says, by default the value as it is. */
export function shownText(value: unknown, say: ShownText | undefined, language: Language): string | number {
  const plain = plainText(value);
  return say ? say(String(plain), language) : plain;
}
