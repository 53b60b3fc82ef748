import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ImageLink, imageText } from '@/components/list/columns/ImageLink';
import { DeleteLink, EditLink, RestoreLink, ViewLink } from '@/components/list/columns/RowLink';
import { DeletedChip, deletedText } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { isDeleted, isStanding } from '@/components/record/useRouteRecord';

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
