import { z } from 'zod/mini';
import { modelsetCalls } from '@/contract/modelset';
import { quizLevelCalls } from '@/contract/quizLevel';
import { quizTagCalls } from '@/contract/quizTag';
import type { Client } from '@/providers/api/client';

/** A place in a model set, as far as it is chosen. */
export const modelsetPlace = z.object({
  courses: z.int(),
  year: z.int(),
  modelset: z.int(),
  quiz_level: z.catch(z.nullish(z.int()), null),
});

type ModelsetPlace = z.output<typeof modelsetPlace>;

/** Reads the taken numbers of a model set; if a number has a question of each level, those of this level. */
export async function takenNumbers(client: Client, { courses, year, modelset, quiz_level }: ModelsetPlace): Promise<number[]> {
  const [questions, modelsets, levels] = await Promise.all([
    client.send(quizTagCalls.getModelsetReport, { courses, modelset }),
    client.send(modelsetCalls.filterModelSet, { courses, year }),
    client.send(quizLevelCalls.getQuizLevelAllSelect, {}),
  ]);
  const isKu = modelsets.data.find(({ iid }) => iid === modelset)?.modelset_type === 'ku';
  const level = levels.data.find(({ iid }) => iid === quiz_level)?.level_name ?? null;
  return questions.data.flatMap(({ modelset_order_priority: number, level_name }) =>
    number !== null && (!isKu || level_name === level) ? [number] : [],
  );
}
