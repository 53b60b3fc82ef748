import type { RaRecord } from 'react-admin';
import type { Reply } from '@/contract/call';
import { modelsetQuizCalls } from '@/contract/modelsetQuiz';
import { useRead } from '@/providers/data/useRead';
import { sheetOf } from './sheet';

/** A model set with its questions, read by the call of its type. */
export function useSheet(modelset: RaRecord | undefined) {
  const input = modelset && { slug: String(modelset.id) };
  const isKu = modelset?.modelset_type === 'ku';
  const ku = useRead(modelsetQuizCalls.getModelsetKuQuizDetails, isKu ? input : undefined, sheetOfKu);
  const normal = useRead(modelsetQuizCalls.getModelsetQuizDetails, isKu ? undefined : input, sheetOfNormal);
  return isKu ? ku : normal;
}

// One function each, for what is read is made anew where it isn't the same.
const sheetOfKu = ({ data }: Reply<typeof modelsetQuizCalls.getModelsetKuQuizDetails>) => sheetOf(data);
const sheetOfNormal = ({ data }: Reply<typeof modelsetQuizCalls.getModelsetQuizDetails>) => sheetOf(data);
