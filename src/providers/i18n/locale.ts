export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'ne', name: 'नेपाली' },
] as const;
export type Locale = (typeof locales)[number]['locale'];

const key = 'locale';

/** The language that was chosen in this browser; English at first. */
export const storedLocale = (): Locale => (localStorage.getItem(key) === 'ne' ? 'ne' : 'en');

/** Keeps the choice, and tells the document, for screen readers and fonts. */
export function keepLocale(locale: Locale): void {
  localStorage.setItem(key, locale);
  document.documentElement.lang = locale;
}
