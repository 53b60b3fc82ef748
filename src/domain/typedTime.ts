import { typedFigures } from './typedFigures';

/**
 * Returns a typed time of the day as `HH:MM`: digits of either script and any width, `:` or `.` between them or nothing, no leading zero.
 * Any other text stays as it was typed, for a rule to refuse.
 */
export function typedTime(text: string): string {
  const typed = typedFigures(text.normalize('NFKC'));
  const [hours, minutes] = /^(\d\d?)[:.]?(\d\d)$/.exec(typed)?.slice(1) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : typed;
}
