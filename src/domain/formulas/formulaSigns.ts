import { formulaParts, mayHaveFormula } from './formulas';

/**
 * Returns some HTML in which each `<` of a formula that begins no tag is written as `&lt;`: a parser would take `\(0<i<9\)` for a tag, and
 * cut all that follows. What looks like a tag without attributes, as in `\(a<b>c\)`, is one only if its end follows.
 */
export function withSignsKept(html: string): string {
  if (!mayHaveFormula(html)) return html;
  const ends = endsOf(html);
  let at = 0;
  const kept = formulaParts(html).map((part) => {
    const start = at;
    const source = typeof part === 'string' ? part : part.source;
    at += source.length;
    if (typeof part === 'string') return part;
    const escape = (found: string, name = '', attributes = '', offset = 0) => {
      const isTag = found !== '<' && (!name || attributes || known.test(name) || isPaired(ends.get(start + offset), at));
      return isTag ? found : `&lt;${found.slice(1)}`;
    };
    return source.replace(tagOrSign, escape);
  });
  return kept.join('');
}

/** Where the end of a start tag is, and whether it is within another element of its name. */
interface End {
  at: number;
  isNested: boolean;
}

const isPaired = (end: End | undefined, formulaEnd: number): boolean =>
  end !== undefined && (!end.isNested || end.at < formulaEnd);

/** Returns the end of each start tag, by its place; one that another of its name follows has none. */
function endsOf(html: string): Map<number, End> {
  const ends = new Map<number, End>();
  const last = new Map<string, { start: number | undefined; depth: number }>();
  for (const { 1: slash, 2: written = '', index } of html.matchAll(anyTag)) {
    const name = written.toLowerCase();
    const { start, depth } = last.get(name) ?? { start: undefined, depth: 0 };
    if (slash && start !== undefined) ends.set(start, { at: index, isNested: depth > 1 });
    last.set(name, slash ? { start: undefined, depth: Math.max(0, depth - 1) } : { start: index, depth: depth + 1 });
  }
  return ends;
}

const attribute = /\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+)/.source;
const anyTag = new RegExp(`<(/?)([a-z][a-z\\d-]*)(?:${attribute})*\\s*/?>`, 'gi');
const tagOrSign = new RegExp(`<!--[^]*?-->|</[a-z][a-z\\d-]*\\s*>|<([a-z][a-z\\d-]*)((?:${attribute})*)\\s*/?>|<`, 'gi');

/** Elements that need no end, and those whose name no sign of a formula has. */
const known =
  /^(?:br|wbr|hr|img|strong|em|span|su[bp]|font|code|pre|kbd|samp|mark|small|big|del|ins|strike|div|li|[uo]l|t[dhr]|table|h[1-6])$/i;
