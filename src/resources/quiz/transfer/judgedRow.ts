import type { Fault } from '@/components/bulk/faults';
import { quizForm } from '@/contract/quiz';
import type { ReadRow } from '../files/questionRow';
import { lookOfQuestion } from '../lookOfQuestion';

/** A question of a file, and what the rules of the form say of it. */
export interface JudgedRow extends ReadRow {
  /** What it is among the rows of its file. */
  id: number;
  /** What it looks like. */
  look: string;
}

/** Judges a row by the rules of the form to which questions are typed. */
export function judgedRow(row: ReadRow, index: number): JudgedRow {
  return { ...row, id: index, look: lookOfQuestion(row.form), faults: [...row.faults, ...(row.unread ? [] : faultsOf(row))] };
}

function faultsOf({ form, faults }: ReadRow): Fault[] {
  const issues = quizForm.safeParse(form).error?.issues ?? [];
  // Where it can't be read which options are true, nobody is told that none is.
  const isUnclear = faults.some(({ field }) => field === 'correct');
  return issues
    .map(({ path, message }) => ({ field: path.join('.'), message }))
    .filter(({ field }) => !isUnclear || field !== 'quiz_options');
}
