import { type RaRecord, useListContext } from 'react-admin';
import { z } from 'zod/mini';
import { quiz, quizCalls } from '@/contract/quiz';
import { inFlight } from '@/domain/inFlight';
import type { Client } from '@/providers/api/client';
import { useServices } from '@/providers/services';
import type { QuestionForm } from '../files/questionRow';
import { QuestionsExport } from './QuestionsExport';
import { questionForm } from './questionForm';

/** Saves the questions of the list, with its search and filters; for a list of tags, their questions. */
export function ListExport() {
  const { client } = useServices();
  const { getData } = useListContext();
  const read = async (signal: AbortSignal) => questionsOf(client, (await getData?.()) ?? [], signal);
  return <QuestionsExport read={read} />;
}

/** How many are read at once. */
const atOnce = 6;

/** Returns each question once, in the order of the rows; questions of tags are read by their ids. */
async function questionsOf(client: Client, rows: readonly RaRecord[], signal: AbortSignal): Promise<QuestionForm[]> {
  const questions = new Map<number, QuestionForm | undefined>();
  for (const row of rows) {
    const { data } = tag.safeParse(row);
    if (data) questions.set(data.quiz_id, undefined);
    else questions.set(Number(row.id), questionForm(quiz.parse(row)));
  }
  const unread = [...questions].flatMap(([id, question]) => (question ? [] : [id]));
  await inFlight(unread, { atOnce, signal }, async (id) => {
    const { data } = await client.send(quizCalls.getQuizById, { id: String(id) }, { signal });
    questions.set(id, questionForm(data));
  });
  signal.throwIfAborted();
  return [...questions.values()].filter((question) => question !== undefined);
}

const tag = z.object({ quiz_id: z.int() });
