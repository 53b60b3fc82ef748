import { useParams } from 'react-router-dom';
import type { Reply } from '@/contract/call';
import { passageCalls } from '@/contract/passage';
import { useRead } from '@/providers/data/useRead';

/** Reads the passage that the route names, with its questions: once, however many components read it. */
export function usePassage() {
  const { passage = '' } = useParams();
  return useRead(passageCalls.getPassageById, { id: passage }, dataOf);
}

const dataOf = ({ data }: Reply<typeof passageCalls.getPassageById>) => data;
