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
export const takenNumbers = async (client: Client, place: ModelsetPlace): Promise<number[]> =>
  (await takenPlaces(client, place)).numbers;

/** What a model set's questions have: their numbers, and the marks that most of them have, of several the last one's. */
export interface TakenPlaces {
  numbers: number[];
  marks: number | undefined;
}

/** Reads both; of a model set whose numbers have a question of each level, those of this level. */
export async function takenPlaces(client: Client, { courses, year, modelset, quiz_level }: ModelsetPlace): Promise<TakenPlaces> {
  const [questions, modelsets, levels] = await Promise.all([
    client.send(quizTagCalls.getModelsetReport, { courses, modelset }),
    client.send(modelsetCalls.filterModelSet, { courses, year }),
    client.send(quizLevelCalls.getQuizLevelAllSelect, {}),
  ]);
  const isKu = modelsets.data.find(({ iid }) => iid === modelset)?.modelset_type === 'ku';
  const level = levels.data.find(({ iid }) => iid === quiz_level)?.level_name ?? null;
  const here = questions.data.filter(({ level_name }) => !isKu || level_name === level);
  return {
    numbers: here.flatMap(({ modelset_order_priority: number }) => (number === null ? [] : [number])),
    marks: mostOf(here.flatMap(({ marks_weightage: marks }) => (marks === null ? [] : [marks]))),
  };
}

function mostOf(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.findLast((value) => counts.get(value) === most);
}
