import { ActionColumn } from '@/components/list/ActionColumn';
import { ListScreen } from '@/components/list/ListScreen';
import { ViewLink } from '@/components/list/RowLink';
import { questionColumns } from './questionColumns';
import { quizTagSearches } from './quizTagSearches';
import { TagLink } from './TagLink';

export const QuizTagSearchList = () => (
  <ListScreen title="quiz_tag.search" filter={quizTagSearches.questions}>
    {questionColumns}
    <ActionColumn>
      <TagLink />
      <ViewLink to="/quizsetup/view" mainRoute="quiztagsetup" />
    </ActionColumn>
  </ListScreen>
);
