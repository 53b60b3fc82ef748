import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { ModelsetLink } from './ModelsetLink';
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
