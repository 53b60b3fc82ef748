import { digitsIn } from './digits';

/** A number as people of the language write it. Browsers that know no Nepali (`ne`) would write it as in English. */
export const numberText = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  digitsIn(locale, new Intl.NumberFormat(locale === 'ne' ? 'en-IN' : locale, options).format(value));
