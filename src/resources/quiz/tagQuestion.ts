import type { Input } from '@/contract/call';
import { say } from '@/contract/message';
import { quizCalls } from '@/contract/quiz';
import { quizTagCalls } from '@/contract/quizTag';
import type { Client, SendOptions } from '@/providers/api/client';
import { ApiError } from '@/providers/api/errors';
import { type Looking, lookOfQuestion } from './lookOfQuestion';

/** What a question is tagged with. */
export type Tagging = Omit<Input<typeof quizTagCalls.quizTag>, 'quiz'>;

/** A question that was just added: its id, null where its server doesn't tell, and how it looks. */
interface Added {
  quiz: number | null;
  question: Looking;
}

/** Tags a question that was just added; answers its id. */
export async function tagQuestion(client: Client, { quiz, question }: Added, tagging: Tagging, options?: SendOptions) {
  const id = quiz ?? (await idOf(client, question));
  await client.send(quizTagCalls.quizTag, { ...tagging, quiz: id }, options);
  return id;
}

/** Where a server doesn't say which question it has added: the newest that looks like it. */
async function idOf(client: Client, question: Looking): Promise<number> {
  const { data } = await client.send(quizCalls.searchQuestion, { query_string: question.question });
  const look = lookOfQuestion(question);
  const ids = data.filter((quiz) => lookOfQuestion(quiz) === look).map(({ iid }) => iid);
  if (ids.length === 0) throw new ApiError(404, say('quiz_not_found'));
  return Math.max(...ids);
}
