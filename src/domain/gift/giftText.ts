/** A text of GIFT without its escapes, and a second text of the same length that has its syntax, and an `x` for any other character. */
export interface Marked {
  text: string;
  code: string;
}

/** Escapes a text with backslashes, so that nothing in it is syntax. */
export const escapeGift = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * Removes the backslashes from a text of GIFT. A formula in `\(` `\)` or `\[` `\]` that was typed as in LaTeX has no GIFT syntax, and stays
 * as it is.
 */
export function readEscapes(source: string): Marked {
  const marked = { text: '', code: '' };
  const put = (text: string, code = 'x'.repeat(text.length)) => {
    marked.text += text;
    marked.code += code;
  };
  const formulaAt = formulaFinder(source);
  let at = 0;
  for (let slash = source.indexOf('\\'); slash >= 0; slash = source.indexOf('\\', at)) {
    const plain = source.slice(at, slash);
    put(plain, plain);
    const formula = formulaAt(slash);
    const next = source[slash + 1] ?? '';
    if (formula !== undefined) put(readFormula(formula));
    else put(escaped(next) ?? '\\');
    at = slash + (formula?.length ?? (escaped(next) === undefined ? 1 : 2));
  }
  put(source.slice(at), source.slice(at));
  return marked;
}

/** Returns a part of a marked text, trimmed. */
export function partOf({ text, code }: Marked, start: number, end = text.length): Marked {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  const to = Math.max(from, start + part.trimEnd().length);
  return { text: text.slice(from, to), code: code.slice(from, to) };
}

const escaped = (letter: string): string | undefined => {
  if (letter === 'n') return '\n';
  return letter !== '' && '\\~=#{}:'.includes(letter) ? letter : undefined;
};

const closings = new Map([
  ['(', '\\)'],
  ['[', '\\]'],
]);

/**
 * Finds the formula that begins at a backslash. An end that wasn't found isn't searched again, because a row of delimiters would take long.
 */
function formulaFinder(source: string) {
  const missing = new Set<string>();
  return (at: number): string | undefined => {
    const closing = closings.get(source[at + 1] ?? '');
    if (closing === undefined || missing.has(closing)) return undefined;
    const end = source.indexOf(closing, at + 2);
    if (end < 0) missing.add(closing);
    return end < 0 ? undefined : source.slice(at, end + 2);
  };
}

/** An unescaped GIFT sign means that the formula is plain LaTeX; otherwise escaped signs are unescaped, and a `\neq` is no line end. */
const readFormula = (formula: string): string =>
  /(?<!\\)[~=#{}]/.test(formula)
    ? formula
    : formula.replace(/\\(?:([\\~=#{}:])|n(?![a-z]))/gi, (_, sign: string | undefined) => sign ?? '\n');
