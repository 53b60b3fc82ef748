import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ImageLink, imageText } from '@/components/list/ImageLink';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/RowLink';

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
