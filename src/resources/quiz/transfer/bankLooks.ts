import { quizCalls } from '@/contract/quiz';
import type { Client } from '@/providers/api/client';
import { lookOfQuestion } from '../lookOfQuestion';

/** How many questions are requested at once: the most that our server returns. */
const pageSize = 100;

interface Reading {
  signal: AbortSignal;
  /** Called with the number read so far, and the total. */
  onProgress: (read: number, total: number) => void;
}

/** Reads the looks of the bank's questions, each with its id; page by page, by the call of its list. */
export async function readBankLooks(client: Client, { signal, onProgress }: Reading): Promise<Map<string, number>> {
  const looks = new Map<string, number>();
  for await (const quiz of bankQuestions(client, { signal, onProgress })) looks.set(lookOfQuestion(quiz), quiz.iid);
  return looks;
}

/** Yields all questions of the bank, the newest first. */
export async function* bankQuestions(client: Client, { signal, onProgress }: Reading) {
  for (let offset = 0, total = 1; offset < total; ) {
    const page = await client.send(quizCalls.getQuizAll, { offset: String(offset), limit: String(pageSize) }, { signal });
    yield* page.data;
    // A server may return fewer than requested; one that returns none has no more.
    offset = page.data.length === 0 ? page.len : offset + page.data.length;
    total = page.len;
    onProgress(Math.min(offset, total), total);
  }
}
