export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'ne', name: 'नेपाली' },
] as const;
export type Locale = (typeof locales)[number]['locale'];

const key = 'locale';

/** The language that was chosen in this browser; English at first. */
export const storedLocale = (): Locale => (localStorage.getItem(key) === 'ne' ? 'ne' : 'en');

/** Tells the document its language, for screen readers and fonts. */
export function tellLocale(locale: Locale): void {
  document.documentElement.lang = locale;
}

/** Keeps the choice of a language. */
export function keepLocale(locale: Locale): void {
  localStorage.setItem(key, locale);
  tellLocale(locale);
}
