import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { DeletedChip, deletedText } from '@/components/list/DeletedChip';
import { ImageLink, imageText } from '@/components/list/ImageLink';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, RestoreLink, ViewLink } from '@/components/list/RowLink';
import { isDeleted, isStanding } from '@/components/record/deletedRecords';

export const OnboardList = () => (
  <ListScreen actions={<AddButton />} sort={{ field: 'onboard_priority', order: 'ASC' }}>
    <Column source="onboard_title" />
    <Column source="onboard_priority" />
    <Column source="onboard_img" text={imageText}>
      <ImageLink source="onboard_img" />
    </Column>
    <Column source="is_deleted_flag" text={deletedText}>
      <DeletedChip />
    </Column>
    <ActionColumn>
      <ViewLink />
      <EditLink />
      <DeleteLink fits={isStanding} />
      <RestoreLink fits={isDeleted} />
    </ActionColumn>
  </ListScreen>
);
