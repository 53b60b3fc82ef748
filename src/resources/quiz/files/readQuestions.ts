import { isCsvTable } from './csvTable';
import type { FileFormat, QuestionForm, ReadFile } from './questionRow';
import { readCsv, writeCsv } from './questionsCsv';
import { readGiftFile, writeGiftFile } from './questionsGift';

/** Questions as a text of either format. */
export const formats = {
  csv: { read: readCsv, write: writeCsv },
  gift: { read: readGiftFile, write: writeGiftFile },
} satisfies Record<FileFormat, FormatTools>;

interface FormatTools {
  read: (text: string) => ReadFile;
  write: (questions: readonly QuestionForm[]) => string;
}

/** Reads the questions of a text, and its format: a text that names columns is a table, otherwise one with braces is GIFT. */
export function readQuestions(text: string): ReadFile & { format: FileFormat } {
  const format = !isCsvTable(text) && /[{}]/.test(text) ? 'gift' : 'csv';
  const file = formats[format].read(text);
  return { ...file, format, ...(file.rows.length > mostRows && { rows: [], fault: 'quiz_import.too_many' }) };
}

/** How many questions one import may have: validating more would take minutes. The message says it, too. */
const mostRows = 5000;
