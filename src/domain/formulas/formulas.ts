/** A formula in a text, in LaTeX. */
export interface Formula {
  tex: string;
  /** Whether it is rendered on a line of its own. */
  display: boolean;
  /** The formula as written in the text, with its delimiters. */
  source: string;
}

const closings = new Map([
  ['(', '\\)'],
  ['[', '\\]'],
]);

/**
 * Splits a text into plain parts and formulas: one between `\(` and `\)` is rendered inline, one between `\[` and `\]` on a line of its
 * own. A delimiter without its partner is plain text.
 */
export function formulaParts(text: string): (string | Formula)[] {
  const parts: (string | Formula)[] = [];
  // A delimiter that wasn't found isn't searched again, or a row of them would take quadratic time.
  const missing = new Set<string>();
  const opening = /(?<!\\)\\([([])/g;
  let at = 0;
  for (let mark = opening.exec(text); mark; mark = opening.exec(text)) {
    const closing = closings.get(mark[1] ?? '') ?? '';
    const start = mark.index + 2;
    const end = missing.has(closing) ? -1 : text.indexOf(closing, start);
    if (end < 0) missing.add(closing);
    const tex = text.slice(start, Math.max(start, end));
    if (tex.trim() === '') continue;
    parts.push(text.slice(at, mark.index), { tex, display: mark[1] === '[', source: text.slice(mark.index, end + 2) });
    at = end + 2;
    opening.lastIndex = at;
  }
  return [...parts, text.slice(at)].filter((part) => part !== '');
}

/** Whether a text, or some HTML, may contain a formula. */
export const mayHaveFormula = (text: string): boolean => /\\[([]/.test(text);
