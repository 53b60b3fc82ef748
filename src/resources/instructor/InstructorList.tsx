import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ImageLink, imageText } from '@/components/list/columns/ImageLink';
import { EditLink, RowLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';

export const InstructorList = () => (
  <ListScreen actions={<AddButton />} flag={flag}>
    <Column source="instructor_name" />
    <Column source="experience" />
    <Column source="email" />
    <Column source="mobile_no" isShort />
    <Column source="image" text={imageText}>
      <ImageLink source="image" of="person" />
    </Column>
    <ActionColumn>
      <EditLink />
      <RowLink to="tag" label="instructor.tag_name" short="instructor_tag.add" word="ui.tag">
        <TagIcon fontSize="small" />
      </RowLink>
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);

/** Whether an instructor is tagged with a course. */
const flag = { source: 'is_tagged', text: (on: boolean) => `instructor.${on ? 'tagged' : 'untagged'}` };
