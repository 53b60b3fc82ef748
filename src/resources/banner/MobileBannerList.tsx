import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ImageLink, imageText } from '@/components/list/columns/ImageLink';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';

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
