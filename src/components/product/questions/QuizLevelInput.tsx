import { useRecordContext } from 'react-admin';
import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import type { Reply } from '@/contract/call';
import { quizLevelCalls } from '@/contract/quizLevel';
import { useRead } from '@/providers/data/useRead';

/** The input of a question's difficulty. */
export function QuizLevelInput() {
  const record = useRecordContext();
  const choices = useRead(quizLevelCalls.getQuizLevelAllSelect, {}, choicesOf);
  const standing = { id: record?.quiz_level, name: record?.level_name };
  return <ReferenceInput source="quiz_level" choices={choices} adds={adds} {...(standing.name && { standing })} />;
}

const adds = { to: '/quizLevelSetup/add', right: 'quiz' } as const;

const choicesOf = ({ data }: Reply<typeof quizLevelCalls.getQuizLevelAllSelect>) =>
  data.map(({ iid, level_name }) => ({ id: iid, name: level_name }));
