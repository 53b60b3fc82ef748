import { type LikelyFormula, likelyFormula } from '@/domain/likelyFormula';
import { textsOf } from '../textBlocks';

/** Whether some HTML may have what looks like a formula: nothing is parsed at each key of other texts. */
const mayHave = (html: string): boolean => /\$|\\[a-z]/i.test(html);

/** The first part of some HTML that looks like a formula. */
export interface LikelyInHtml extends Pick<LikelyFormula, 'formula'> {
  /** The HTML with that part as a formula. */
  made: string;
}

/** Finds it; one that formatting divides, or that is in code or a link, is none. */
export function likelyInHtml(html: string): LikelyInHtml | undefined {
  if (!mayHave(html)) return undefined;
  const all = textsOf(html);
  for (const texts of all.blocks) {
    const found = likelyFormula(texts.map(({ data }) => data).join(''));
    const place = found && placeOf(texts, found);
    if (!found || !place) continue;
    place.text.replaceData(place.offset, found.source.length, found.formula);
    return { formula: found.formula, made: all.html() };
  }
  return undefined;
}

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
