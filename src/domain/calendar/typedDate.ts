import { typedFigures } from '@/domain/typed/typedFigures';

/**
 * Returns a typed date as `YYYY-MM-DD`: digits of either script and any width, nothing or one sign between them (a dash, a slash, a point, a
 * danda, a comma, with or without spaces, or spaces alone), no leading zeros. Any other text stays as it was typed, for a rule to refuse.
 */
export function typedDate(text: string): string {
  const typed = typedFigures(text.normalize('NFKC'));
  const parts = date.exec(typed)?.slice(1);
  return parts?.map((part) => part.padStart(2, '0')).join('-') ?? typed;
}

// Texts have several dashes (Pd), and of the slash and the minus one each for fractions and formulas.
const sign = String.raw` ?[\p{Pd}\u2212/\u2044\u2215.।|,]? ?`;
const date = new RegExp(String.raw`^(\d{4})${sign}(\d\d?)${sign}(\d\d?)$`, 'u');

/**
 * Returns a typed time of the day as `HH:MM`: digits of either script and any width, `:` or `.` between them or nothing, no leading zero.
 * Any other text stays as it was typed, for a rule to refuse.
 */
export function typedTime(text: string): string {
  const typed = typedFigures(text.normalize('NFKC'));
  const [hours, minutes] = /^(\d\d?)[:.]?(\d\d)$/.exec(typed)?.slice(1) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : typed;
}
