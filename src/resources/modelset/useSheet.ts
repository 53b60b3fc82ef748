import type { RaRecord } from 'react-admin';
import type { Reply } from '@/contract/call';
import { modelsetQuizCalls } from '@/contract/modelsetQuiz';
import { useRead } from '@/providers/data/useRead';
import { sheetOf } from './sheet';

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
