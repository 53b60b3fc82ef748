import { ActionColumn } from '@/components/list/ActionColumn';
import { ListScreen } from '@/components/list/ListScreen';
import { ViewLink } from '@/components/list/RowLink';
import { questionSearch } from '@/components/questions/questionSearch';
import { questionColumns } from './questionColumns';
import { TagLink } from './TagLink';

export const QuizTagSearchList = () => (
  <ListScreen title="quiz_tag.search" filter={questionSearch}>
    {questionColumns}
    <ActionColumn>
      <TagLink />
      <ViewLink to={(id) => `/quizsetup/view/${id}/quiztagsetup`} />
    </ActionColumn>
  </ListScreen>
);
