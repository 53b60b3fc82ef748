import { useLocaleState } from 'react-admin';
import { digitsIn } from '@/domain/digits';

/** Writes a number, or a text's digits, in the script of the person's language. */
export function useDigits(): (value: number | string) => string {
  const [locale] = useLocaleState();
  return (value) => digitsIn(locale, String(value));
}
