import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ImageLink, imageText } from '@/components/list/ImageLink';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/RowLink';

export const MobileBannerList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="course_name" />
    <Column source="banner_tag_line" />
    <Column source="banner_desc" />
    <Column source="banner_img" text={imageText}>
      <ImageLink source="banner_img" />
    </Column>
    <ActionColumn>
      <ViewLink />
      <EditLink />
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);
