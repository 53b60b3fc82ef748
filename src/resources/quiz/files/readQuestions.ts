import { isAiken } from '@/domain/aiken';
import { toCsv } from '@/domain/csv';
import { type Column, type CsvRow, columnOf, csvTable, factColumns, isCsvTable, isHead } from './csvTable';
import { type FileFormat, type QuestionForm, type ReadFile, type ReadRow, tooLongRow, videosOf } from './questionRow';
import { readAikenFile } from './questionsAiken';
import { readGiftFile, writeGiftFile } from './questionsGift';
import { keyOf, trueOptionsOf } from './trueOptions';
import { htmlReader } from './typedHtml';

/** Questions as a text of either format. */
export const formats = {
  csv: { read: readCsv, write: writeCsv },
  gift: { read: readGiftFile, write: writeGiftFile },
} satisfies Record<FileFormat, FormatTools>;

interface FormatTools {
  read: (text: string) => ReadFile;
  write: (questions: readonly QuestionForm[]) => string;
}

/** What is read of a text; the format is the extension of a file that has the rest of it. */
type Read = ReadFile & { format: FileFormat | 'txt' };

/**
 * Reads the questions of a text, and its format: one that names columns is a table; otherwise one with lines of Aiken is that, and one with
 * braces GIFT.
 */
export function readQuestions(text: string): Read {
  const { format, ...file } = readAs(text);
  return { ...file, format, ...(file.rows.length > mostRows && { rows: [], fault: 'quiz_import.too_many' }) };
}

function readAs(text: string): Read {
  if (isCsvTable(text)) return { ...readCsv(text), format: 'csv' };
  if (isAiken(text)) return { ...readAikenFile(text), format: 'txt' };
  const format = /[{}]/.test(text) ? 'gift' : 'csv';
  return { ...formats[format].read(text), format };
}

/** How many questions one import may have: validating more would take minutes. The message says it, too. */
const mostRows = 5000;

/** Reads a table with a question in each row, and the columns' names above them; separated by commas, semicolons or tabs. */
function readCsv(text: string): ReadFile {
  const { head, rows, above } = csvTable(text);
  const columns = head.map(columnOf);
  // Of two columns with one name the first counts; the other is named, as is one without a name.
  const names = columns.map((name, place) => (columns.indexOf(name) === place ? name : undefined));
  const unknown = head.flatMap((title, place) => {
    if (names[place] !== undefined) return [];
    const isUsed = title.trim() !== '' || rows.some(({ cells }) => (cells[place] ?? '').trim() !== '');
    return isUsed ? [title.trim() || `(${columnLetter(place)})`] : [];
  });
  const isTable = isHead(head);
  return {
    rows: isTable
      ? rows.map(
          (row) => () => tooLongRow(row.line, row.cells.join(' ')) ?? rowOf(cellsByName(names, row.cells), row, head.length),
        )
      : [],
    unknown,
    above: isTable ? above : [],
    ...(!isTable && { fault: 'quiz_import.no_head' }),
    rest: (left) => restOf(head, rows, left),
  };
}

/** Writes questions as a table that can be read again without loss. */
function writeCsv(questions: readonly QuestionForm[]): string {
  const most = Math.max(2, ...questions.map(({ quiz_options }) => quiz_options.length));
  const numbers = Array.from({ length: most }, (_, place) => place + 1);
  const head = ['format', 'question', ...numbers.map((number) => `option_${number}`), ...factColumns];
  const rows = questions.map(({ quiz_options, ...form }) => [
    'html',
    form.question,
    ...numbers.map((number) => quiz_options[number - 1]?.options ?? ''),
    keyOf(quiz_options),
    form.correct_option,
    form.answer_desc,
    form.video_solution,
    form.app_video_solution,
  ]);
  return toCsv([head, ...rows]);
}

type Cells = Partial<Record<Column, string>>;

const cellsByName = (names: readonly (Column | undefined)[], cells: readonly string[]): Cells =>
  Object.fromEntries(names.flatMap((name, place) => (name ? [[name, cells[place] ?? '']] : [])));

function rowOf(named: Cells, { cells, line, isBroken }: CsvRow, width: number): ReadRow {
  const format = named.format?.trim().toLowerCase() === 'html' ? 'html' : 'typed';
  const reader = htmlReader();
  const cell = (column: Column) => named[column]?.trim() ?? '';
  const html = (column: Column) => reader.html(cell(column), format);
  const options = optionsOf(html);
  const said = { correct: html('correct'), correctOption: html('correct_option') };
  const { places, correctOption, fault } = trueOptionsOf(options, said);
  const beyond = cells.slice(width).filter((each) => each.trim() !== '');
  const form = {
    question: html('question'),
    quiz_options: options.map((text, place) => ({ options: text, correct: places.includes(place) })),
    correct_option: correctOption,
    answer_desc: html('answer_desc') || null,
    ...videosOf(cell('video_solution'), cell('app_video_solution')),
  };
  return {
    line,
    form,
    faults: [
      ...(isBroken ? [brokenQuotes] : []),
      ...(beyond.length > 0 ? [{ field: '', message: 'quiz_import.csv_beyond', args: { cells: beyond.join(', ') } }] : []),
      ...(fault ? [fault] : []),
    ],
    notes: reader.notes(),
  };
}

const brokenQuotes = { field: 'question', message: 'quiz_import.csv_quotes' };

/** Returns the options up to the last that isn't empty: an empty one before it is a fault. */
function optionsOf(html: (column: Column) => string): string[] {
  const all = Array.from({ length: 10 }, (_, place) => html(`option_${place + 1}`));
  return all.slice(0, all.findLastIndex((option) => option !== '') + 1);
}

/** Returns the letter by which a spreadsheet names a column. */
const columnLetter = (place: number): string =>
  (place < 26 ? '' : columnLetter(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

function restOf(head: readonly string[], rows: readonly CsvRow[], left: Parameters<ReadFile['rest']>[0]): string {
  const isKept = (place: number) => columnOf(head[place] ?? '') !== 'reason';
  const lines = left.map(({ index, reason }) => [reason, ...(rows[index]?.cells ?? []).filter((_, place) => isKept(place))]);
  return toCsv([['reason', ...head.filter((_, place) => isKept(place))], ...lines]);
}
