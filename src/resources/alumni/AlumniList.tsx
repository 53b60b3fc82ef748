import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ImageLink, imageText } from '@/components/list/columns/ImageLink';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';

export const AlumniList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="alumni_name" />
    <Column source="alumni_achievement" />
    <Column source="course_name" />
    <Column source="alumni_img" text={imageText}>
      <ImageLink source="alumni_img" of="person" />
    </Column>
    <ActionColumn>
      <EditLink />
      <DeleteLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
