/** The usual parts of formulas: the cursor, or what is selected, comes to the first empty place. */
export const formulaPieces = [
  { name: 'fraction', piece: '\\frac{}{}', look: '½' },
  { name: 'root', piece: '\\sqrt{}', look: '√' },
  { name: 'power', piece: '^{}', look: 'x²' },
  { name: 'sum', piece: '\\sum_{}^{}', look: 'Σ' },
] as const;

interface Selection {
  from: number;
  to: number;
}

/**
 * Puts a part into a formula: what is selected fills its first place, as the upper half of a fraction; a selection is the base of a power.
 * Returns the text, and where the cursor belongs: in the first place that is still empty.
 */
export function withPiece(tex: string, piece: string, { from, to }: Selection): { text: string; cursor: number } {
  const selected = tex.slice(from, to);
  const filled = piece.startsWith('^') ? selected + piece : piece.replace('{}', () => `{${selected}}`);
  const empty = filled.indexOf('{}');
  return { text: tex.slice(0, from) + filled + tex.slice(to), cursor: from + (empty < 0 ? filled.length : empty + 1) };
}
