/** A formula of a text, in LaTeX. */
export interface Formula {
  tex: string;
  /** Whether it stands on a line of its own. */
  display: boolean;
  /** As it is written in the text, with its marks. */
  source: string;
}

const closings = new Map([
  ['(', '\\)'],
  ['[', '\\]'],
]);

/**
 * A text as plain parts and formulas in turn: what stands between `\(` and `\)` is drawn in its line, what stands between `\[` and
 * `\]` on one of its own. A mark without its other is plain text.
 */
export function formulaParts(text: string): (string | Formula)[] {
  const parts: (string | Formula)[] = [];
  // Once one isn't found it is looked for no more, or a row of marks would take quadratic time.
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

/** Whether a text, or some HTML, may have a formula in it. */
export const mayHaveFormula = (text: string): boolean => /\\[([]/.test(text);
