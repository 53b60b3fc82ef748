/** The most elements of rich text that are within each other: a parser takes minutes for tens of thousands, an editor fails at 2000. */
export const deepest = 250;

const tag = /<(\/?)([a-z][^\s/>]*)/gi;

/** Elements that have no end, or whose end another of their kind is. */
const unnested = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option rp rt'.split(
    ' ',
  ),
);

/** Returns how many elements of some HTML are open at most at the same time: a parser takes minutes for tens of thousands. */
export function depthOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let most = 0;
  for (const [, slash, written = ''] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    const step = slash ? -Math.min(count, 1) : Number(!unnested.has(name));
    open.set(name, count + step);
    depth += step;
    most = Math.max(most, depth);
  }
  return most;
}
