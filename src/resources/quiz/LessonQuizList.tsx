import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { StatusLink, status } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { taggedColumns } from './questionColumns';
import { quizTagSearches } from './quizTagSearches';
import { switchActions } from './tagActions';

export const LessonQuizList = () => (
  <ListScreen
    first={<FirstLink to="/quizsetup" what="questions" />}
    bulkActions={switchActions}
    filter={quizTagSearches.ofLesson}
  >
    {taggedColumns}
    <Column source="lesson_quiz_active" text={status}>
      <StatusLink source="lesson_quiz_active" />
    </Column>
    <ActionColumn />
  </ListScreen>
);
