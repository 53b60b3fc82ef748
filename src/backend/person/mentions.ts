import { withoutUnseen } from '@/domain/characters';
import { asciiDigits, digitsIn } from '@/domain/digits';
import { isFilePath, withFiles } from '@/domain/mediaPath';
import { comparablePhone } from '@/domain/typed/phone';

/** What names a person, wherever it stands and however it is written. */
export interface Mentions {
  /** A regular expression for the store: it finds all that `find` does, and perhaps more. */
  sieve: string;
  /** Returns the first of them in a text; undefined where there is none. */
  find(text: string): string | undefined;
  /** Returns a text without them; the paths of files in it, too, which are added to those of `renamed`. */
  erase(text: string): string;
  /** The new paths of files whose names are erased, by the old ones. */
  renamed: Map<string, string>;
}

/** Makes what finds a name, a mail, a phone number, or another text that is a person's alone; there is at least one. */
export function mentionsOf(terms: readonly string[]): Mentions {
  const patterns = terms.map((term) => (isNumber(term) ? numberPattern(term) : wordsPattern(term)));
  const exact = new RegExp(patterns.map(({ exact: pattern }) => pattern).join('|'), 'giu');
  const renamed = new Map<string, string>();
  const without = (text: string) => text.replaceAll(exact, (found) => markIn(text) + (found.match(/<[^<>]*>/g) ?? []).join(''));
  const ofPath = (path: string): string => {
    const erased = path.replace(/[^/]+$/, without);
    if (erased !== path) renamed.set(path, erased);
    return erased;
  };
  const erase = (text: string): string => {
    if (/^[[{]/.test(text)) return inJson(text, erase) ?? plainly(text);
    return plainly(text);
  };
  // A path is a text of its own, in which a name of the address would be taken for words.
  const plainly = (text: string): string => (isFilePath(text) ? ofPath(text) : without(withFiles(text, ofPath)));
  return {
    sieve: patterns.map(({ sieve }) => sieve).join('|'),
    find: (text) => text.match(exact)?.[0],
    erase,
    renamed,
  };
}

/** What stands where something was erased: words in a text, and one word in what is no text, such as an address. */
const markIn = (text: string): string => (/^[!-~]+$/.test(text) ? 'erased' : '[erased]');

/** Applies this to the texts of JSON; returns undefined where a text isn't JSON. */
function inJson(text: string, change: (part: string) => string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? change(value) : value)));
  } catch {
    return undefined;
  }
}

interface Pattern {
  sieve: string;
  exact: string;
}

/** Invisible characters may stand between any two letters. */
const unseen = '[\u00ad\u200b-\u200f\u2060\ufeff]*';
/** What stands between two words, in texts, markup, names of files and addresses. */
const between = '(?:[\\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff.,_+-]|&nbsp;|%20|<[^<>]{0,200}>)+';

const isNumber = (term: string): boolean => /^[+\d०-९\s().‐-―/-]+$/.test(term) && comparablePhone(term).length > 5;

/** A number is found with and without the country's code, its digits of either script, and divided in any way. */
function numberPattern(term: string): Pattern {
  const digits = comparablePhone(term).replace(/^977(?=\d{7})/, '');
  const sieve = Array.from(digits, letterPattern).join('[\\s().\u2010-\u2015/-]*');
  const code = '(?:(?:\\+|[0०]{2})?[9९][7७]{2}[\\s().-]*)?[0०]?';
  return { sieve, exact: `(?<![\\d०-९])${code}${sieve}(?![\\d०-९])` };
}

/** Words are found as such: Nepali endings may follow them, and the name of somebody else mustn't begin with them. */
function wordsPattern(term: string): Pattern {
  const words = withoutUnseen(asciiDigits(term)).normalize('NFC').split(/\s+/).filter(Boolean);
  const plain = words.map((word) => Array.from(word, letterPattern).join(unseen)).join(between);
  const coded = words.map((word) => escaped(encodeURIComponent(word))).join(between);
  const sieve = coded === plain ? plain : `${plain}|${coded}`;
  const isMail = term.includes('@');
  const before = isMail ? '(?<![\\p{L}\\p{M}\\p{N}._%+-])' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const after = isMail ? '(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])' : '(?![\\p{Script=Latin}\\p{N}])';
  return { sieve, exact: `${before}(?:${sieve})${after}` };
}

/** A digit is found in either script. */
const letterPattern = (letter: string): string => (/\d/.test(letter) ? `[${letter}${digitsIn('ne', letter)}]` : escaped(letter));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
