import { unparkStyles } from '@/components/ui/html/parkedStyles';
import { parkStyles } from '@/domain/html/parkStyles';
import { type LikelyFormula, likelyFormula } from '@/domain/likelyFormula';

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
  const { body } = new DOMParser().parseFromString(parkStyles(html), 'text/html');
  for (const texts of blocksOf(body)) {
    const found = likelyFormula(texts.map(({ data }) => data).join(''));
    const place = found && placeOf(texts, found);
    if (!found || !place) continue;
    place.text.replaceData(place.offset, found.source.length, found.formula);
    unparkStyles(body);
    return { formula: found.formula, made: body.innerHTML };
  }
  return undefined;
}

const blocks = 'p, li, td, th, h1, h2, h3, h4, h5, h6, div, blockquote, figcaption, body';
const foreign = 'a, code, kbd, pre, samp';

/** Returns the texts of each block; a text that isn't a person's words ends one. */
function blocksOf(body: HTMLElement): Text[][] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[][] = [];
  let last: Element | null = null;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const block = node.parentElement?.closest(`${blocks}, ${foreign}`) ?? null;
    if (node instanceof Text && !block?.matches(foreign)) {
      if (block === last) found.at(-1)?.push(node);
      else found.push([node]);
    }
    last = block;
  }
  return found;
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
