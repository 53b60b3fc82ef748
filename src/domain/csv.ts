/** Excel reads a file as UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

/** Rows of cells as CSV (RFC 4180, CRLF, UTF-8 with its mark). No cell can run as a formula of a spreadsheet. */
export const toCsv = (rows: readonly (readonly unknown[])[]): string =>
  byteOrderMark + rows.map((row) => row.map(cell).join(',')).join('\r\n');

function cell(value: unknown): string {
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Text as it is, unless a spreadsheet would take it for a formula: then behind an apostrophe. A text that stands behind
 * one of its own gets another, so that taking one away gives every text back. A number stays a number.
 */
function harmless(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return formula.test(value) ? `'${value}` : value;
}

/** What begins a formula, in either width, also behind characters that nobody sees. */
const formula = /^'*[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠\t\r\n]/u;

/** What a cell was made of that came from `toCsv`: of a text behind apostrophes that would be a formula without them, the first is ours. */
export const cellText = (written: string): string =>
  formula.test(written) && written.startsWith("'") ? written.slice(1) : written;
