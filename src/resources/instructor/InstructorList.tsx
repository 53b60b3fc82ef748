import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ImageLink, imageText } from '@/components/list/ImageLink';
import { ListScreen } from '@/components/list/ListScreen';
import { EditLink, RowLink, ViewLink } from '@/components/list/RowLink';

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
      <RowLink to="tag" label="instructor.tag_name" short="instructor_tag.add">
        <TagIcon fontSize="small" />
      </RowLink>
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);

/** Whether a course names the instructor. */
const flag = { source: 'is_tagged', text: (on: boolean) => `instructor.${on ? 'tagged' : 'untagged'}` };
