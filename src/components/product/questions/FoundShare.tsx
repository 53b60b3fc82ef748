import { Alert } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { Reply } from '@/contract/call';
import { quizCalls } from '@/contract/quiz';
import { useRead } from '@/providers/data/useRead';

/** Says how many questions a search has found, if there are more than the list holds. */
export function FoundShare() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { query_string } = filterValues;
  // The list has made the same request: it is read once.
  const asked = quizCalls.searchQuestion.body?.safeParse({ query_string }).data;
  const { data } = useRead(quizCalls.searchQuestion, asked, shareOf);
  if (!data || data.total <= data.listed) return null;
  return (
    <Alert severity="info" role="status" square>
      {translate('question_list.found_share', data)}
    </Alert>
  );
}

const shareOf = ({ data, len }: Reply<typeof quizCalls.searchQuestion>) => ({ listed: data.length, total: len ?? data.length });
