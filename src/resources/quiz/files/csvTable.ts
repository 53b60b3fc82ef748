import Papa from 'papaparse';
import { cellText } from '@/domain/csv';
import { columnOf, isHead } from './columnOf';

/** A row of a table. */
export interface CsvRow {
  cells: readonly string[];
  /** Its number in the table, from 1. */
  line: number;
  /** Whether its quotation marks don't fit together. */
  isBroken: boolean;
}

/** A table with the columns' names above its rows. */
interface CsvTable {
  head: readonly string[];
  /** The rows below the head that aren't blank. */
  rows: readonly CsvRow[];
  /** What stands above the head, such as a title. */
  above: readonly string[];
}

/** Reads a table that is separated by commas, semicolons or tabs, or by what its first line names (`sep=;`, as Excel writes it). */
export function csvTable(text: string): CsvTable {
  const { delimiter, lines } = separated(text);
  const { place } = headOf(lines, delimiter);
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter, newline: '\n' });
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])));
  const rows = data
    .map((cells, index) => ({ cells: cells.map(cellText), line: index + 1, isBroken: broken.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return {
    head: (data[place] ?? []).map(cellText),
    rows: rows.filter(({ line }) => line > place + 1),
    above: rows.flatMap(({ line, cells }) => (line <= place ? [cells.filter((cell) => cell.trim() !== '').join(' ')] : [])),
  };
}

/** Whether a text begins like such a table: with the names of its columns, perhaps below a title. */
export function isCsvTable(text: string): boolean {
  const { delimiter, lines } = separated(text);
  const { head } = headOf(lines, delimiter);
  return isHead(head) || head.map(columnOf).includes('question');
}

/** Below how many rows of titles the head is searched. */
const mostAbove = 20;

/** Returns the lines, each ended by LF, and the separator that makes the most known columns of one of the first. */
function separated(text: string): { delimiter: string; lines: string } {
  const all = text.replace(/^\uFEFF/, '').replace(/\r\r?\n|\r/g, '\n');
  const [line = '', named] = /^"?sep=([^\n"])"?[ ,;\t]*(?:\n|$)/i.exec(all) ?? [];
  const lines = all.slice(line.length);
  if (named !== undefined) return { delimiter: named, lines };
  const known = (delimiter: string) => headOf(lines, delimiter).head.filter(columnOf).length;
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: known(delimiter) }));
  const { delimiter } = counted.reduce((best, other) => (other.count > best.count ? other : best));
  return { delimiter, lines };
}

/** Returns the first row that names columns, and its index; if there is none, the first of all. */
function headOf(lines: string, delimiter: string): { place: number; head: string[] } {
  const { data } = Papa.parse<string[]>(lines, { delimiter, newline: '\n', preview: mostAbove + 1 });
  const rows = data.map((cells) => cells.map(cellText));
  const place = Math.max(0, rows.findIndex(isHead));
  return { place, head: rows[place] ?? [] };
}
