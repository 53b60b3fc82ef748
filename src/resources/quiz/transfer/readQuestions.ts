import type { FileFormat, QuestionForm, ReadFile } from './questionRow';
import { isCsv, readCsv, writeCsv } from './questionsCsv';
import { readGiftFile, writeGiftFile } from './questionsGift';

/** Questions as a text of either format, and the name that a file of it has. */
export const formats = {
  csv: { read: readCsv, write: writeCsv, extension: 'csv', type: 'text/csv;charset=utf-8' },
  gift: { read: readGiftFile, write: writeGiftFile, extension: 'gift', type: 'text/plain;charset=utf-8' },
} satisfies Record<FileFormat, FormatTools>;

interface FormatTools {
  read: (text: string) => ReadFile;
  write: (questions: readonly QuestionForm[]) => string;
  extension: string;
  type: string;
}

/** The questions of a text, and which format it is in: what names columns is a table, what else has braces is GIFT. */
export function readQuestions(text: string): ReadFile & { format: FileFormat } {
  const format = !isCsv(text) && /[{}]/.test(text) ? 'gift' : 'csv';
  return { ...formats[format].read(text), format };
}
