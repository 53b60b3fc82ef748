import { folded, lettersOf } from './characters';
import { asciiDigits } from './digits';

/**
 * A text as every search compares it: one line, alike whatever its case, its digits' script, the width of its letters
 * (NFKC, which leaves Devanagari as it is) and the characters that nobody sees.
 */
export const searchable = (text: string): string => asciiDigits(folded(text.normalize('NFKC')));

/** A stretch of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** A text in parts, those apart that a search for `wanted` (as `searchable` makes it) finds in it; no letter is cut from its signs. */
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

/** Where the first of what is wanted begins and ends: the shortest stretch of whole letters that holds it. */
function placeIn(text: string, wanted: string): [start: number, end: number] | undefined {
  if (!wanted || !searchable(text).includes(wanted)) return undefined;
  const cuts = [...lettersOf(text)].map(({ index }) => index).concat(text.length);
  const holds = (start: number, end: number) => searchable(text.slice(start, end)).includes(wanted);
  const end = cuts.find((cut) => holds(0, cut)) ?? text.length;
  return [cuts.findLast((cut) => cut < end && holds(cut, end)) ?? 0, end];
}
