import type { Fault } from '@/components/record/bulk/faults';
import { quizForm } from '@/contract/quiz';
import { readableText } from '@/domain/html/readableText';
import { shortText } from '@/domain/html/shortText';
import { spoiltIn } from '@/domain/typed/spoilt';
import type { ReadRow } from '../files/questionRow';
import { lookOfQuestion } from '../questionOf';

/** A question of a file, and its faults by the form's rules. */
export interface JudgedRow extends ReadRow {
  /** Its index among the rows of its file. */
  id: number;
  /** By `lookOfQuestion`. */
  look: string;
}

/** Validates a row by the rules of the question's form. */
export function judgedRow(row: ReadRow, index: number): JudgedRow {
  return {
    ...row,
    id: index,
    look: lookOfQuestion(row.form),
    faults: [...row.faults, ...(row.unread ? [] : faultsOf(row))],
    notes: [...row.notes, ...spoiltNotes(row)],
  };
}

/** Says what of its texts was most likely spoilt before: only a person can tell. */
const spoiltNotes = ({ form: { question, quiz_options, answer_desc } }: ReadRow): Fault[] =>
  spoiltIn(
    [question, answer_desc ?? ''].map(readableText),
    quiz_options.map(({ options }) => readableText(options)),
  ).map(({ kind, text }) => ({ field: '', message: `quiz_import.spoilt.${kind}`, args: { text: shortText(text) } }));

function faultsOf({ form, faults }: ReadRow): Fault[] {
  const issues = quizForm.safeParse(form).error?.issues ?? [];
  // If it can't be read which options are true, it isn't reported that none is.
  const isUnclear = faults.some(({ field }) => field === 'correct');
  return issues
    .map(({ path, message }) => ({ field: path.join('.'), message }))
    .filter(({ field }) => !isUnclear || field !== 'quiz_options');
}
