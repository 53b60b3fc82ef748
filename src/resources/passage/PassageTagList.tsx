import { ActionColumn } from '@/components/list/ActionColumn';
import { Column } from '@/components/list/Column';
import { DeletedChip, deletion } from '@/components/list/DeletedChip';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, RestoreLink } from '@/components/list/RowLink';
import { isDeleted, stands } from './deletedTags';
import { passageTagSearch } from './passageTagSearch';

export const PassageTagList = () => (
  <ListScreen title="passage_tag.list" filter={passageTagSearch}>
    <Column source="passage" />
    <Column source="modelset_name" />
    <Column source="year" />
    <Column source="course_name" />
    <Column source="subcourse_name" />
    <Column source="is_deleted_flag" text={deletion}>
      <DeletedChip source="is_deleted_flag" />
    </Column>
    <ActionColumn>
      <EditLink fits={stands} />
      <DeleteLink fits={stands} />
      <RestoreLink fits={isDeleted} />
    </ActionColumn>
  </ListScreen>
);
