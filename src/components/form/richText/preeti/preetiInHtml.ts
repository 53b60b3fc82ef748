import { formulaParts } from '@/domain/formulas/formulas';
import { fromPreeti, looksLikePreeti } from '@/domain/typed/preeti';
import { textsOf } from '../textBlocks';

/** What of some HTML was typed for the Preeti font. */
export interface PreetiInHtml {
  /** The first such text in Unicode. */
  text: string;
  /** The HTML with all such texts in Unicode. */
  made: string;
}

/** Finds it; a block with a formula in it is left alone. */
export function preetiInHtml(html: string): PreetiInHtml | undefined {
  // Nothing is parsed at each key of other texts.
  if (!/[\][{};«]/.test(html)) return undefined;
  const all = textsOf(html);
  let text: string | undefined;
  for (const texts of all.blocks) {
    const whole = texts.map(({ data }) => data).join('');
    if (!looksLikePreeti(whole) || formulaParts(whole).some((part) => typeof part !== 'string')) continue;
    text ??= fromPreeti(whole.trim());
    for (const node of texts) node.data = fromPreeti(node.data);
  }
  return text === undefined ? undefined : { text, made: all.html() };
}
