import { folded, lengthOf, lettersOf } from '@/domain/characters';
import { asciiDigits } from '@/domain/digits';

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

/** Returns the code of a copy: with the first number at its end that makes it free. One that has no room for that isn't free. */
export function copyCode(code: string, { taken, max }: Free): string {
  const used = new Set(taken.map(folded));
  const wanted = withinMax(code, max);
  if (!used.has(folded(wanted))) return wanted;
  const digits = /\p{Nd}{1,9}$/u.exec(wanted)?.[0] ?? '';
  const letters = wanted.slice(0, wanted.length - digits.length);
  const numbered = (number: number) => {
    const end = inScriptOf(digits, String(number).padStart(digits.length, '0'));
    return end.length > max ? undefined : withinMax(letters, max - end.length) + end;
  };
  const first = Number(asciiDigits(digits) || '1') + 1;
  // After the last number that fits, the first ones may be free.
  for (let tried = 0; tried <= used.size; tried += 1) {
    const free = numbered(first + tried) ?? numbered(tried + 1);
    if (free !== undefined && !used.has(folded(free))) return free;
  }
  return wanted;
}

/**
 * Counts up the latest year of this century that a name has, in either script: also the other one of a range such as 2082/83, 2082/083,
 * 2082-2083 or «2082 to 2083», and the same year in the other calendar. A month or a day after it stays, and so does an earlier year.
 */
export function nextYearIn(name: string): string {
  const last = Math.max(...[...name.matchAll(year)].map(([, from = '']) => Number(asciiDigits(from))));
  const isMeant = (other: number) => between.has(last - other);
  return name.replaceAll(year, (whole: string, from: string, dash?: string, until?: string) => {
    const begun = Number(asciiDigits(from));
    if (!isMeant(begun)) return whole;
    if (dash === undefined || until === undefined) return countedUp(from);
    return countedUp(from) + dash + (isEndOf(begun, asciiDigits(until)) ? countedUp(until) : until);
  });
}

const year =
  /(?<!\p{Nd}[.,]?)((?:20|२०)\p{Nd}{2})(?:(\s?[/\-‐-―]\s?)(\p{Nd}{2,4})(?!\p{Nd}|[/.‐-―-]\p{Nd}{1,3}(?!\p{Nd})))?(?!,?\p{Nd})/gu;

/** How far the years of a range are apart, and those of the two calendars. */
const between: ReadonlySet<number> = new Set([0, 1, 56, 57, 58]);

/** Whether digits after a year are the end of a range: a later year of this century, or the last digits of the next one. */
const isEndOf = (begun: number, until: string): boolean =>
  until.length === 4 ? until.startsWith('20') && Number(until) > begun : String(begun + 1).endsWith(until);

const countedUp = (digits: string): string =>
  inScriptOf(digits, String((Number(asciiDigits(digits)) + 1) % 10 ** digits.length).padStart(digits.length, '0'));

/** Returns digits in the script of others. */
const inScriptOf = (others: string, digits: string): string =>
  /[०-९]/.test(others) ? digits.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))) : digits;

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
