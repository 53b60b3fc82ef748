import { ActionColumn } from '@/components/list/ActionColumn';
import { Column } from '@/components/list/Column';
import { DeletedChip, deletedText } from '@/components/list/DeletedChip';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, RestoreLink } from '@/components/list/RowLink';
import { isDeleted, isStanding } from '@/components/record/deletedRecords';
import { passageTagSearch } from './passageTagSearch';

export const PassageTagList = () => (
  <ListScreen filter={passageTagSearch}>
    <Column source="passage" />
    <Column source="modelset_name" />
    <Column source="year" />
    <Column source="course_name" />
    <Column source="subcourse_name" />
    <Column source="is_deleted_flag" text={deletedText}>
      <DeletedChip />
    </Column>
    <ActionColumn>
      <EditLink fits={isStanding} />
      <DeleteLink fits={isStanding} />
      <RestoreLink fits={isDeleted} />
    </ActionColumn>
  </ListScreen>
);
