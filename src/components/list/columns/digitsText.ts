import type { ShownText } from '@/components/fields/shownText';
import { digitsIn } from '@/domain/digits';

/** What a column of a date or a duration says: its digits in the script of the language. */
export const digitsText: ShownText = (value, { locale }) => digitsIn(locale, value);
