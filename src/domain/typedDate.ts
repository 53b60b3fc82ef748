import { asciiDigits } from './digits';

/**
 * Returns a typed date as `YYYY-MM-DD`: digits of either script and any width, `/` or `.` between them or nothing, no leading zeros. Any
 * other text stays as it was typed, for a rule to refuse.
 */
export function typedDate(text: string): string {
  const typed = asciiDigits(text.normalize('NFKC').trim());
  const parts = /^(\d{4})[-/.]?(\d\d?)[-/.]?(\d\d?)$/.exec(typed)?.slice(1);
  return parts?.map((part) => part.padStart(2, '0')).join('-') ?? typed;
}
