import { unparkStyles } from '@/components/ui/html/parkedStyles';
import { parkStyles } from '@/domain/html/parkStyles';

const blocks = 'p, li, td, th, h1, h2, h3, h4, h5, h6, div, blockquote, figcaption, body';
const foreign = 'a, code, kbd, pre, samp';

/** Some HTML whose texts can be changed. */
export interface Texts {
  /** The texts of each block; a text that isn't a person's words, in code or a link, ends one. */
  blocks: readonly (readonly Text[])[];
  /** Returns the HTML as it is now. */
  html: () => string;
}

/** Parses some HTML into its texts. */
export function textsOf(html: string): Texts {
  const { body } = new DOMParser().parseFromString(parkStyles(html), 'text/html');
  return {
    blocks: blocksOf(body),
    html: () => {
      unparkStyles(body);
      return body.innerHTML;
    },
  };
}

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
