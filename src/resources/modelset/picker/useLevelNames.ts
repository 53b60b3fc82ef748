import type { Reply } from '@/contract/call';
import { quizLevelCalls } from '@/contract/quizLevel';
import { useRead } from '@/providers/data/useRead';

/** Returns the names of the quiz levels by their ids, once they are read. */
export const useLevelNames = () => useRead(quizLevelCalls.getQuizLevelAllSelect, {}, namesOf).data;

const namesOf = ({ data }: Reply<typeof quizLevelCalls.getQuizLevelAllSelect>) =>
  new Map(data.map(({ iid, level_name }) => [iid, level_name]));
