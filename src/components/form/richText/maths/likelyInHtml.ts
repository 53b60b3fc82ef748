import { type LikelyFormula, likelyFormula } from '@/domain/formulas/likelyFormula';
import { textsOf } from '../textBlocks';

/** Whether some HTML may have what looks like a formula: nothing is parsed at each key of other texts. */
const mayHave = (html: string): boolean => /\$|\\[a-z]/i.test(html);

/** The parts of some HTML that look like formulas. */
export interface LikelyInHtml {
  formulas: readonly string[];
  /** The HTML with those parts as formulas. */
  made: string;
}

/** Finds them; what formatting divides, or what is in code or a link, is none. */
export function likelyInHtml(html: string): LikelyInHtml | undefined {
  if (!mayHave(html)) return undefined;
  const all = textsOf(html);
  const formulas = all.blocks.flatMap(madeIn);
  return formulas.length > 0 ? { formulas, made: all.html() } : undefined;
}

/** Returns the text of the button that makes so many formulas, and its arguments. */
export const makeText = (count: number): [key: string, args: { count: number }] => [
  `rich_text.formula.${['make', 'make', 'make_both'][count] ?? 'make_all'}`,
  { count },
];

/** Makes formulas of a block's texts, and returns them. */
function madeIn(texts: readonly Text[]): string[] {
  const made: string[] = [];
  /** Where what formatting divides has ended: it is passed over. */
  let from = 0;
  const next = () => likelyFormula(' '.repeat(from) + wholeOf(texts).slice(from));
  for (let found = next(); found && made.length < most; found = next()) {
    const place = placeOf(texts, found);
    if (!place) {
      from = found.at + found.source.length;
      continue;
    }
    place.text.replaceData(place.offset, found.source.length, found.formula);
    made.push(found.formula);
  }
  return made;
}

const wholeOf = (texts: readonly Text[]): string => texts.map(({ data }) => data).join('');

/** How many formulas of a block are made at once: each is looked for in the whole block. */
const most = 50;

/** Returns the one text node that has all of it. */
function placeOf(texts: readonly Text[], { at, source }: LikelyFormula): { text: Text; offset: number } | undefined {
  let before = 0;
  for (const text of texts) {
    const offset = at - before;
    if (offset >= 0 && offset + source.length <= text.length) return { text, offset };
    before += text.length;
  }
  return undefined;
}
