import { type Quiz, quizCalls } from '@/contract/quiz';
import type { Client } from '@/providers/api/client';
import { lookOfQuestion } from '../questionOf';

/** How many questions are requested at once: the most that our server returns. */
const pageSize = 100;

/** How many of the newest questions are requested at once: usually few were added since. */
const newestPage = 10;

interface Reading {
  signal: AbortSignal;
  /** Called with the number read so far, and the total. */
  onProgress?: (read: number, total: number) => void;
  /** How many questions are requested at once. */
  limit?: number;
}

/** The questions of the bank that were read. */
export interface BankLooks {
  ids: Set<number>;
  /** The id of a question by its look. */
  looks: Map<string, number>;
  /** The looks of the questions that were added since by the page that has read it. */
  own: Set<string>;
}

/** A bank of which nothing is read yet. */
export const emptyBank = (): BankLooks => ({ ids: new Set(), looks: new Map(), own: new Set() });

/** Reads the looks of the bank's questions; page by page, by the call of its list. */
export async function readBankLooks(client: Client, reading: Reading): Promise<BankLooks> {
  const bank = emptyBank();
  for await (const quiz of bankQuestions(client, reading)) include(bank, quiz);
  return bank;
}

/** Reads the questions that were added since: the newest first, up to one that was read before. */
export async function readNewLooks(client: Client, bank: BankLooks, signal: AbortSignal): Promise<void> {
  const added: Quiz[] = [];
  for await (const quiz of bankQuestions(client, { signal, limit: newestPage })) {
    if (bank.ids.has(quiz.iid)) break;
    added.push(quiz);
  }
  // All at once: while some were missing, another reading would end at those that are not.
  for (const quiz of added) include(bank, quiz);
}

function include({ ids, looks }: BankLooks, quiz: Quiz) {
  ids.add(quiz.iid);
  looks.set(lookOfQuestion(quiz), quiz.iid);
}

/** Yields all questions of the bank, the newest first. */
export async function* bankQuestions(client: Client, { signal, onProgress, limit = pageSize }: Reading) {
  for (let offset = 0, total = 1; offset < total; ) {
    const page = await client.send(quizCalls.getQuizAll, { offset: String(offset), limit: String(limit) }, { signal });
    yield* page.data;
    // A server may return fewer than requested; one that returns none has no more.
    offset = page.data.length === 0 ? page.len : offset + page.data.length;
    total = page.len;
    onProgress?.(Math.min(offset, total), total);
  }
}
