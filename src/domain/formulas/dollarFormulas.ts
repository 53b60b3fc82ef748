/** The formula between two pairs of dollars that begins at a place of a text, as Moodle writes it; without the dollars. */
export function dollarFormulaAt(text: string, at: number): string | undefined {
  if (!text.startsWith('$$', at) || text[at - 1] === '$' || text[at - 1] === '\\') return undefined;
  const end = text.indexOf('$', at + 2);
  const tex = text.slice(at + 2, end);
  return end > 0 && text[end + 1] === '$' && text[end + 2] !== '$' && isFormula(tex) ? tex : undefined;
}

/** Returns a text in which such formulas stand between `\[` and `\]`. */
export function bracketDollars(text: string): string {
  let read = '';
  let at = 0;
  for (let mark = text.indexOf('$$'); mark >= 0; mark = text.indexOf('$$', Math.max(at, mark + 1))) {
    const tex = dollarFormulaAt(text, mark);
    if (tex === undefined) continue;
    read += `${text.slice(at, mark)}\\[${tex}\\]`;
    at = mark + tex.length + 4;
  }
  return read + text.slice(at);
}

/**
 * Whether it is a formula, not the words between two prices or variables: between `$$5 and $$6` there is a space at one end only, which only
 * LaTeX may have.
 */
const isFormula = (tex: string): boolean =>
  tex.trim() !== '' &&
  !/\n\s*\n|<\/?[a-z][^<>]*>/i.test(tex) &&
  (tex.trim() === tex || /[\\^_]/.test(tex) || (/^\s.*\s$/s.test(tex) && /[\d=+*/<>-]/.test(tex)));
