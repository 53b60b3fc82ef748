import { quizCalls } from '@/contract/quiz';
import type { Client } from '@/providers/api/client';
import { lookOfQuestion } from '../lookOfQuestion';

/** How many questions are asked for at once: as many as a server of ours gives. */
const pageSize = 100;

interface Reading {
  signal: AbortSignal;
  /** Is told how many were read, of how many. */
  onProgress: (read: number, total: number) => void;
}

/** The questions of the bank by how they look, with the id of each; read page by page, by the call of its list. */
export async function readBankLooks(client: Client, { signal, onProgress }: Reading): Promise<Map<string, number>> {
  const looks = new Map<string, number>();
  for await (const quiz of bankQuestions(client, { signal, onProgress })) looks.set(lookOfQuestion(quiz), quiz.iid);
  return looks;
}

/** All questions of the bank, the newest first. */
export async function* bankQuestions(client: Client, { signal, onProgress }: Reading) {
  for (let offset = 0, total = 1; offset < total; ) {
    const page = await client.send(quizCalls.getQuizAll, { offset: String(offset), limit: String(pageSize) }, { signal });
    yield* page.data;
    // A server may give fewer than were asked for; one that gives none has no more.
    offset = page.data.length === 0 ? page.len : offset + page.data.length;
    total = page.len;
    onProgress(Math.min(offset, total), total);
  }
}
