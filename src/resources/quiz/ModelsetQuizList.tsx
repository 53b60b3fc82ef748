import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { taggedColumns } from './questionColumns';
import { quizTagSearches } from './quizTagSearches';
import { tagActions } from './tagActions';

export const ModelsetQuizList = () => (
  <ListScreen
    actions={<ModelsetLink />}
    bulkActions={tagActions}
    filter={quizTagSearches.ofModelset}
    sort={{ field: 'modelset_order_priority', order: 'ASC' }}
  >
    {taggedColumns}
    <Column source="modelset_order_priority" />
    <Column source="marks_weightage" />
    <Column source="level_name" label="fields.quiz_level" />
    <ActionColumn />
  </ListScreen>
);

/** Links to the model set whose questions are listed, once one is searched for: this address works for both types. */
function ModelsetLink() {
  const translate = useTranslate();
  const { modelset }: { modelset?: unknown } = useListContext().filterValues;
  return (
    typeof modelset === 'number' && (
      <Button component={Link} to={`/modelsetQuizView/${modelset}`} variant="outlined">
        {translate('modelset_quiz.view')}
      </Button>
    )
  );
}
