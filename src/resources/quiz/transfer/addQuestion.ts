import { endsAll, type Fault, faultsOf } from '@/components/record/bulk/faults';
import { quizCalls } from '@/contract/quiz';
import { wordsOfOptions } from '@/contract/quizOptions';
import type { Client } from '@/providers/api/client';
import { type Tagging, tagQuestion } from '../tagQuestion';
import type { JudgedRow } from './judgedRow';

/** A row's result. */
export interface RowResult {
  row: JudgedRow;
  /** The id of the added question; null if its server doesn't return it. */
  added?: number | null;
  /** The question of the bank that looks the same, for which it wasn't added. */
  twin?: number;
  /** Why it wasn't added, or wasn't tagged. */
  faults: readonly Fault[];
  /** Whether others would fail in the same way: the session has ended, or the server doesn't answer. */
  isEnd?: boolean;
}

/** Adds a question and tags it; a failure is part of the result. Nothing is undone: a question that can't be tagged stays. */
export async function addQuestion(client: Client, row: JudgedRow, tagging: Tagging | undefined): Promise<RowResult> {
  const { form } = row;
  const oneOfMany = { quiet: true, part: row.id };
  let added: number | null | undefined;
  try {
    const { data } = await client.send(quizCalls.createQuiz, { ...form, ...wordsOfOptions({ ...form }) }, oneOfMany);
    added = data?.iid ?? null;
    if (!tagging) return { row, added, faults: [] };
    const quiz = await tagQuestion(client, { quiz: added, question: form }, tagging, oneOfMany);
    return { row, added: quiz, faults: [] };
  } catch (error) {
    return { row, ...(added !== undefined && { added }), faults: faultsOf(error), isEnd: endsAll(error) };
  }
}
