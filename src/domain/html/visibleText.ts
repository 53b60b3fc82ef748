import { oneLine, withoutIdle } from '@/domain/characters';
import { withSignsKept } from '@/domain/formulas/formulaSigns';

/**
 * Returns the visible text of some HTML: without tags, each entity decoded once, runs of space as one, and of invisible characters those
 * alone that shape letters. It doesn't know what styles hide, nor an attribute's value with a `>`.
 */
export const visibleText = (html: string): string =>
  oneLine(withoutIdle(withoutHidden(withSignsKept(html)).replace(inlineTag, '').replace(tag, ' ').replace(entity, character)));

/** Returns some HTML without comments, scripts and style sheets. */
export const withoutHidden = (html: string): string => html.replace(hidden, '');

// An element that isn't closed hides all that follows, as in a browser; so the search takes linear time.
const hidden = /<!--(?:-?>|[^]*?(?:--!?>|$))|<(script|style|template)(?=[\s/>])[^]*?(?:<\/\1\b[^<>]*>|$)/gi;
/** Tags that may be inside a word as well as around it. */
const inlineTag =
  /<\/?(?:a|abbr|b|big|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|u)(?=[\s/>])[^<>]*>/gi;
// A tag ends where the next begins, or a row of `<` would take quadratic time.
const tag = /<[/!a-z][^<>]*>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;

function character(_: string, decimal?: string, hexadecimal?: string, name = ''): string {
  if (!decimal && !hexadecimal) return named.get(name.toLowerCase()) ?? 'x';
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : 'x';
}

/** The entities that are invisible, or that HTML itself consists of; any other is a character. */
const named = new Map([
  ...['nbsp', 'ensp', 'emsp', 'thinsp', 'tab', 'newline'].map((name) => [name, ' '] as const),
  ['zwj', '\u200d'],
  ['zwnj', '\u200c'],
  ...['shy', 'lrm', 'rlm', 'zerowidthspace', 'nobreak'].map((name) => [name, ''] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
