import Papa from 'papaparse';
import { cellText } from '@/domain/csv';
import { optionPlace } from '@/domain/optionLetter';

/** The columns of a table of questions that name facts; beside them it has one for each option. */
export const factColumns = ['correct', 'correct_option', 'answer_desc', 'video_solution', 'app_video_solution'] as const;

export type Column = (typeof factColumns)[number] | 'format' | 'question' | 'reason' | `option_${number}`;

/** Returns the column that a title names, in either language and whatever its spaces and signs. */
export function columnOf(title: string): Column | undefined {
  const place = optionPlace(title);
  if (place !== undefined) return place >= 0 && place < 10 ? `option_${place + 1}` : undefined;
  const plain = title.toLowerCase().replace(/[\s_.:*/()[\]-]+/g, '');
  return titles.find(([, names]) => names.includes(plain))?.[0];
}

/** Whether a row names the columns of a table of questions. */
export const isHead = (cells: readonly string[]): boolean => {
  const names = cells.map(columnOf);
  return names.includes('question') && names.some(isOption);
};

const isOption = (name: Column | undefined): boolean => name?.startsWith('option_') ?? false;

/** The names that a column may have: without spaces and signs, in lower case. */
const titles: readonly [Column, readonly string[]][] = [
  ['format', ['format']],
  ['question', ['question', 'questiontext', 'प्रश्न']],
  ['correct', ['correct', 'correctoptions', 'key', 'answerkey', 'सही']],
  ['correct_option', ['correctoption', 'correctanswer', 'answer', 'सहीविकल्प', 'उत्तर']],
  ['answer_desc', ['answerdesc', 'answerexplanation', 'explanation', 'उत्तरकोव्याख्या', 'व्याख्या']],
  ['video_solution', ['videosolution', 'videourl', 'भिडियोकोठेगाना']],
  ['app_video_solution', ['appvideosolution', 'appvideourl', 'एपकोभिडियोकोठेगाना']],
  ['reason', ['reason']],
];

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
