import type { RaRecord } from 'react-admin';
import type { Reply } from '@/contract/call';
import { type ModelsetKuQuiz, type ModelsetQuestion, type ModelsetQuiz, modelsetQuizCalls } from '@/contract/modelsetQuiz';
import { useRead } from '@/providers/data/useRead';

/** The questions of a number: one, or in a model set of type ku one of each level. */
export interface Block {
  number: number | null;
  levels: readonly ModelsetQuestion[];
}

/** A model set of either type with its questions by number. */
export interface Sheet extends Omit<ModelsetQuiz, 'questions'> {
  blocks: readonly Block[];
}

/** A model set as either of its calls returns it. */
export type AnyModelsetQuiz = ModelsetQuiz | ModelsetKuQuiz;

export const sheetOf = ({ questions, ...modelset }: AnyModelsetQuiz): Sheet => ({
  ...modelset,
  blocks: questions.map((each) =>
    'levels' in each ? { number: each.qsn_no, levels: each.levels } : { number: each.modelset_order_priority, levels: [each] },
  ),
});

/** Returns its questions one by one. */
export const questionsOf = ({ blocks }: Sheet): ModelsetQuestion[] => blocks.flatMap(({ levels }) => levels);

/** Reads a model set with its questions, by the call of its type. */
export function useSheet(modelset: RaRecord | undefined) {
  const input = modelset && { slug: String(modelset.id) };
  const isKu = modelset?.modelset_type === 'ku';
  const ku = useRead(modelsetQuizCalls.getModelsetKuQuizDetails, isKu ? input : undefined, sheetOfKu);
  const normal = useRead(modelsetQuizCalls.getModelsetQuizDetails, isKu ? undefined : input, sheetOfNormal);
  return isKu ? ku : normal;
}

// Constant functions, because a new function would make the result again at each render.
const sheetOfKu = ({ data }: Reply<typeof modelsetQuizCalls.getModelsetKuQuizDetails>) => sheetOf(data);
const sheetOfNormal = ({ data }: Reply<typeof modelsetQuizCalls.getModelsetQuizDetails>) => sheetOf(data);
