import type { ShownText } from '@/components/fields/shownText';
import { digitsIn } from '@/domain/digits';

/** The text of a column of dates or durations: its digits in the script of the language. */
export const digitsText: ShownText = (value, { locale }) => digitsIn(locale, value);
