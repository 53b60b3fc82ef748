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
  return { ...formats[format].read(text), format };
}
