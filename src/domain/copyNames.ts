import { folded, lengthOf, lettersOf } from './characters';
import { asciiDigits } from './digits';

/** What a copy's name must be: none of the taken ones, and no longer than its field takes, in characters. */
interface Free {
  taken: readonly string[];
  max: number;
}

/** The end of a copy's name, with its number from 1 on: ` (copy)`, ` (copy 2)`. */
type Ending = (count: number) => string;

/**
 * Returns the name of a copy: its year counted up where it has one, otherwise as it is; if that name is taken, with the first ending that
 * makes it free. Names that differ by case alone count as equal.
 */
export function copyName(name: string, { taken, max }: Free, ending: Ending): string {
  const used = new Set(taken.map(folded));
  const wanted = withinMax(nextYearIn(name), max);
  if (!used.has(folded(wanted))) return wanted;
  const base = wanted.endsWith(ending(1)) ? wanted.slice(0, -ending(1).length) : wanted;
  return firstFree(used, (count) => withinMax(base, max - lengthOf(ending(count))) + ending(count));
}

/** Returns the code of a copy: with the first number at its end that makes it free. */
export function copyCode(code: string, { taken, max }: Free): string {
  const used = new Set(taken.map(folded));
  if (!used.has(folded(code))) return code;
  const letters = code.replace(/\p{Nd}+$/u, '');
  const first = Number(asciiDigits(code.slice(letters.length)) || '1');
  return firstFree(used, (count) => {
    const number = String(first + count);
    return withinMax(letters, max - number.length) + number;
  });
}

/** Counts up a year from 1900 to 2199 in a name, in either script, and the second one of a year such as 2082/83. */
export const nextYearIn = (name: string): string => name.replace(year, (found: string) => found.replace(/\p{Nd}+/gu, countedUp));

const year = /(?<!\p{Nd})(?:19|2[01]|१९|२[०१])\p{Nd}{2}(?:[/-]\p{Nd}{2})?(?!\p{Nd})/u;

function countedUp(digits: string): string {
  const next = String((Number(asciiDigits(digits)) + 1) % 10 ** digits.length).padStart(digits.length, '0');
  return /[०-९]/.test(digits) ? next.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))) : next;
}

function firstFree(used: ReadonlySet<string>, nameOf: (count: number) => string): string {
  let count = 1;
  while (used.has(folded(nameOf(count)))) count += 1;
  return nameOf(count);
}

/** Returns as many whole letters as fit. */
function withinMax(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  let kept = '';
  for (const { segment } of lettersOf(text)) {
    if (lengthOf(kept + segment) > max) break;
    kept += segment;
  }
  return kept.trimEnd();
}
