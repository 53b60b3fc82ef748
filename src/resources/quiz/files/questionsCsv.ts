import Papa from 'papaparse';
import { cellText, toCsv } from '@/domain/csv';
import { asciiDigits } from '@/domain/digits';
import { type QuestionForm, type ReadFile, type ReadRow, videosOf } from './questionRow';
import { trueOptionsOf } from './trueOptions';
import { htmlOf } from './typedHtml';

/** Reads a table with a question in each row, and the columns' names in the first; separated by commas, semicolons or tabs. */
export function readCsv(text: string): ReadFile {
  const { delimiter, head } = headOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const unquoted = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])));
  const lines = data
    .map((cells, index) => ({ cells: cells.map(cellText), line: index + 1, isBroken: unquoted.has(index) }))
    .slice(1);
  const written = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const names = head.map(columnOf);
  const unknown = head.filter((title, place) => names[place] === undefined && title.trim() !== '');
  const isTable = names.includes('question') && names.some(isOption);
  return {
    rows: isTable
      ? written.map(
          ({ cells, ...row }) =>
            () =>
              rowOf(cellsByName(names, cells), row),
        )
      : [],
    unknown,
    ...(!isTable && { fault: 'quiz_import.no_head' }),
    rest: (left) =>
      restOf(
        head,
        written.map(({ cells }) => cells),
        left,
      ),
  };
}

/** Whether a text begins like such a table. */
export const isCsv = (text: string): boolean => headOf(text).head.map(columnOf).includes('question');

/** Writes questions as a table that can be read again without loss. */
export function writeCsv(questions: readonly QuestionForm[]): string {
  const most = Math.max(2, ...questions.map(({ quiz_options }) => quiz_options.length));
  const numbers = Array.from({ length: most }, (_, place) => place + 1);
  const head = ['format', 'question', ...numbers.map((number) => `option_${number}`), ...others];
  const rows = questions.map(({ quiz_options, ...form }) => [
    'html',
    form.question,
    ...numbers.map((number) => quiz_options[number - 1]?.options ?? ''),
    quiz_options.flatMap(({ correct }, place) => (correct ? [place + 1] : [])).join(', '),
    form.correct_option,
    form.answer_desc,
    form.video_solution,
    form.app_video_solution,
  ]);
  return toCsv([head, ...rows]);
}

const others = ['correct', 'correct_option', 'answer_desc', 'video_solution', 'app_video_solution'] as const;
type Column = (typeof others)[number] | 'format' | 'question' | 'reason' | `option_${number}`;

/** The names that a column may have, in either language: without spaces and signs, in lower case. */
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

function columnOf(title: string): Column | undefined {
  const plain = asciiDigits(title)
    .toLowerCase()
    .replace(/[\s_.:*/-]+/g, '');
  const [, number, letter] = /^(?:options?|choice|विकल्प)?(?:(10|[1-9])|([a-j]))$/.exec(plain) ?? [];
  if (number) return `option_${Number(number)}`;
  if (letter) return `option_${letter.charCodeAt(0) - 96}`;
  return titles.find(([, names]) => names.includes(plain))?.[0];
}

const isOption = (name: Column | undefined): boolean => name?.startsWith('option_') ?? false;

/** Reads the first row, with the separator that makes the most known columns of it. */
function headOf(text: string): { delimiter: string; head: string[] } {
  const heads = [',', ';', '\t'].map((delimiter) => {
    const [head = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
    return { delimiter, head: head.map((title) => cellText(title)) };
  });
  const known = ({ head }: { head: string[] }) => head.filter(columnOf).length;
  return heads.reduce((best, other) => (known(other) > known(best) ? other : best));
}

type Cells = Partial<Record<Column, string>>;

const cellsByName = (names: readonly (Column | undefined)[], cells: readonly string[]): Cells =>
  Object.fromEntries(names.flatMap((name, place) => (name ? [[name, cells[place] ?? '']] : [])));

function rowOf(cells: Cells, { line, isBroken }: { line: number; isBroken: boolean }): ReadRow {
  const format = cells.format?.trim().toLowerCase() === 'html' ? 'html' : 'typed';
  const cell = (column: Column) => cells[column]?.trim() ?? '';
  const html = (column: Column) => htmlOf(cell(column), format);
  const options = optionsOf(html);
  const said = { correct: cell('correct'), correctOption: html('correct_option') };
  const { places, correctOption, fault } = trueOptionsOf(options, said);
  return {
    line,
    form: {
      question: html('question'),
      quiz_options: options.map((text, place) => ({ options: text, correct: places.includes(place) })),
      correct_option: correctOption,
      answer_desc: html('answer_desc') || null,
      ...videosOf(cell('video_solution'), cell('app_video_solution')),
    },
    faults: [...(isBroken ? [brokenQuotes] : []), ...(fault ? [fault] : [])],
  };
}

const brokenQuotes = { field: 'question', message: 'quiz_import.csv_quotes' };

/** Returns the options up to the last that isn't empty: an empty one before it is a fault. */
function optionsOf(html: (column: Column) => string): string[] {
  const all = Array.from({ length: 10 }, (_, place) => html(`option_${place + 1}`));
  return all.slice(0, all.findLastIndex((option) => option !== '') + 1);
}

function restOf(head: readonly string[], rows: readonly (readonly string[])[], left: Parameters<ReadFile['rest']>[0]): string {
  const kept = head.map((title, place) => ({ title, place })).filter(({ title }) => columnOf(title) !== 'reason');
  const cells = left.map(({ index, reason }) => [reason, ...kept.map(({ place }) => rows[index]?.[place])]);
  return toCsv([['reason', ...kept.map(({ title }) => title)], ...cells]);
}
