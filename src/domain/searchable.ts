import { folded, lettersOf } from './characters';
import { asciiDigits } from './digits';
import { remembered } from './remembered';

/**
 * Returns a text in the form that every search compares: one line, without differences of case, of the digits' script, of the letters'
 * width (NFKC, which leaves Devanagari as it is) and of invisible characters.
 */
export const searchable = (text: string): string => asciiDigits(folded(text.normalize('NFKC')));

/** Returns the texts by which something is found in that form; made at its first search, because there may be thousands of them. */
export const searchedOf = remembered(({ texts }: { texts: readonly string[] }): string => texts.map(searchable).join('\n'));

/** A part of a text, and whether the search matches it. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** Splits a text into the parts that match a search for `wanted` (from `searchable`) and the others; no letter is cut from its signs. */
export function foundParts(text: string, wanted: string): TextPart[] {
  const parts: TextPart[] = [];
  let rest = text;
  for (let place = placeIn(rest, wanted); place; place = placeIn(rest, wanted)) {
    const [start, end] = place;
    parts.push({ text: rest.slice(0, start), found: false }, { text: rest.slice(start, end), found: true });
    rest = rest.slice(end);
  }
  return [...parts, { text: rest, found: false }].filter((part) => part.text !== '');
}

/** Returns where the first match begins and ends: the shortest run of whole letters that contains it. */
function placeIn(text: string, wanted: string): [start: number, end: number] | undefined {
  if (!wanted || !searchable(text).includes(wanted)) return undefined;
  const cuts = [...lettersOf(text)].map(({ index }) => index).concat(text.length);
  const holds = (start: number, end: number) => searchable(text.slice(start, end)).includes(wanted);
  const end = cuts.find((cut) => holds(0, cut)) ?? text.length;
  return [cuts.findLast((cut) => cut < end && holds(cut, end)) ?? 0, end];
}
