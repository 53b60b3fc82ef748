import type { Input } from '@/contract/call';
import { say } from '@/contract/message';
import { quizCalls } from '@/contract/quiz';
import { quizTagCalls } from '@/contract/quizTag';
import type { Client, SendOptions } from '@/providers/api/client';
import { ApiError } from '@/providers/api/errors';
import { type Looking, lookOfQuestion } from './questionOf';

/** The fields of a question's tag. */
export type Tagging = Omit<Input<typeof quizTagCalls.quizTag>, 'quiz'>;

/** A question that was just added: its id, null if its server doesn't return it, and its look. */
interface Added {
  quiz: number | null;
  question: Looking;
}

/** Tags a question that was just added; returns its id. */
export async function tagQuestion(client: Client, { quiz, question }: Added, tagging: Tagging, options?: SendOptions) {
  const id = quiz ?? (await idOf(client, question));
  await client.send(quizTagCalls.quizTag, { ...tagging, quiz: id }, options);
  return id;
}

/** Finds the added question if a server doesn't return it: the newest that looks the same. */
async function idOf(client: Client, question: Looking): Promise<number> {
  const { data } = await client.send(quizCalls.searchQuestion, { query_string: question.question });
  const look = lookOfQuestion(question);
  const ids = data.filter((quiz) => lookOfQuestion(quiz) === look).map(({ iid }) => iid);
  if (ids.length === 0) throw new ApiError(404, say('quiz_not_found'));
  return Math.max(...ids);
}
