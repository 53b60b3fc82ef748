/** Excel reads a file as UTF-8 only if it begins with this mark. */
const byteOrderMark = '\uFEFF';

/** Writes rows of cells as CSV (RFC 4180, CRLF, UTF-8 with its mark). No cell can run as a formula of a spreadsheet. */
export const toCsv = (rows: readonly (readonly unknown[])[]): string =>
  byteOrderMark + rows.map((row) => row.map(cell).join(',')).join('\r\n');

function cell(value: unknown): string {
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Puts an apostrophe before a text that a spreadsheet would take for a formula, and leaves any other as it is. Such a text that begins with
 * an apostrophe gets another, so that removing one restores every text. A number stays a number.
 */
function harmless(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return formula.test(value) ? `'${value}` : value;
}

/** The beginning of a formula, of either width, also after invisible characters. */
const formula = /^'*[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠\t\r\n]/u;

/**
 * Returns the text from which `toCsv` made a cell: it drops the first apostrophe of a text that would be a formula without its apostrophes.
 */
export const cellText = (written: string): string =>
  formula.test(written) && written.startsWith("'") ? written.slice(1) : written;
