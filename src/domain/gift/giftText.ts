import { dollarFormulaAt } from '@/domain/formulas/dollarFormulas';

/** A text of GIFT without its escapes, and a second text of the same length that has its syntax, and an `x` for any other character. */
export interface Marked {
  text: string;
  code: string;
}

/** How a text is to be read: as typed, as HTML, without any markup, or as Markdown. */
export type GiftFormat = 'moodle' | 'html' | 'plain' | 'markdown';

/** A text with its format. */
export interface GiftText {
  text: string;
  format: GiftFormat;
}

/** Escapes a text with backslashes, so that nothing in it is syntax. */
export const escapeGift = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * Removes the backslashes from a text of GIFT. A formula in `\(` `\)` or `\[` `\]` that was typed as in LaTeX has no GIFT syntax, and stays
 * as it is; one between `$$` and `$$` is then between `\[` and `\]`.
 */
export function readEscapes(source: string): Marked {
  const marked = { text: '', code: '' };
  const put = (text: string, code = 'x'.repeat(text.length)) => {
    marked.text += text;
    marked.code += code;
  };
  const formulaAt = formulaFinder(source);
  const signs = /\\|\$\$/g;
  let at = 0;
  for (let sign = signs.exec(source); sign; sign = signs.exec(source)) {
    const plain = source.slice(at, sign.index);
    put(plain, plain);
    const [written, read] = formulaAt(sign.index) ?? escapeAt(source, sign.index);
    put(read);
    at = sign.index + written.length;
    signs.lastIndex = at;
  }
  put(source.slice(at), source.slice(at));
  return marked;
}

/** Returns a text's format mark, such as `[html]`, and what follows it; without one it has the format of what is around it. */
export function formattedPart(part: Marked, around: GiftFormat): GiftText {
  const [mark = '', name] = formatMark.exec(part.code) ?? [];
  return { text: partOf(part, mark.length).text, format: formats.find((format) => format === name?.toLowerCase()) ?? around };
}

/** Writes a text of a format so that no mark with which it may begin is taken for its own. */
export const markedText = (text: string, format: GiftFormat): string => (formatMark.test(text) ? `[${format}]${text}` : text);

const formats = ['moodle', 'html', 'plain', 'markdown'] as const;
const formatMark = /^\[(moodle|html|plain|markdown)\]/i;

/** The place where something begins, or beyond any text if it isn't there. */
export const endless = (place: number): number => (place < 0 ? Number.MAX_SAFE_INTEGER : place);

/** Returns a part of a marked text, trimmed. */
export function partOf({ text, code }: Marked, start: number, end = text.length): Marked {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  const to = Math.max(from, start + part.trimEnd().length);
  return { text: text.slice(from, to), code: code.slice(from, to) };
}

/** Returns what is written at a place, and what it means. */
function escapeAt(source: string, at: number): readonly [written: string, read: string] {
  const letter = source[at + 1] ?? '';
  if (source[at] === '$') return ['$', '$'];
  if (letter === 'n') return ['\\n', '\n'];
  return letter !== '' && '\\~=#{}:'.includes(letter) ? [`\\${letter}`, letter] : ['\\', '\\'];
}

const closings = new Map([
  ['(', '\\)'],
  ['[', '\\]'],
]);

/**
 * Finds the formula that begins at a backslash or dollar: as it is written, and as it is read. An end that wasn't found isn't searched
 * again, because a row of delimiters would take long.
 */
function formulaFinder(source: string) {
  const missing = new Set<string>();
  return (at: number): readonly [written: string, read: string] | undefined => {
    if (source[at] === '$') return dollarFormula(source, at);
    const closing = closings.get(source[at + 1] ?? '');
    if (closing === undefined || missing.has(closing)) return undefined;
    const end = source.indexOf(closing, at + 2);
    if (end < 0) missing.add(closing);
    const written = source.slice(at, end + 2);
    return end < 0 ? undefined : [written, readFormula(written)];
  };
}

/** Between dollars there may be the end of an answer as well: a formula has no such sign, and both of each pair of braces. */
function dollarFormula(source: string, at: number) {
  const tex = dollarFormulaAt(source, at);
  if (tex === undefined || /(?<!\\)[~#]/.test(tex) || !isBalanced(tex)) return undefined;
  return [`$$${tex}$$`, `\\[${readFormula(tex)}\\]`] as const;
}

function isBalanced(tex: string): boolean {
  let open = 0;
  for (const [brace] of tex.matchAll(/(?<!\\)[{}]/g)) {
    open += brace === '{' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** An unescaped GIFT sign means that the formula is plain LaTeX; otherwise escaped signs are unescaped, and a `\neq` is no line end. */
const readFormula = (formula: string): string =>
  /(?<!\\)[~=#{}]/.test(formula)
    ? formula
    : formula.replace(/\\(?:([\\~=#{}:])|n(?![a-z]))/gi, (_, sign: string | undefined) => sign ?? '\n');
