import DetailsIcon from '@mui/icons-material/InfoOutlined';
import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import LiveIcon from '@mui/icons-material/SensorsOutlined';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, RowLink } from '@/components/list/columns/RowLink';
import { StatusLink, status } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/AddButton';
import { courseYearSearch } from './courseYearSearch';
import { QuestionsLink } from './QuestionsLink';
import { typeText } from './typeText';

export const ModelsetList = () => (
  <ListScreen actions={<AddButton />} filter={courseYearSearch} fixedHeight={450}>
    <Column source="modelset_name" />
    <Column source="modelset_type" text={typeText} />
    <Column source="year" />
    <Column source="course_name" />
    <Column source="is_active" text={status}>
      <StatusLink source="is_active" />
    </Column>
    <ActionColumn>
      <RowLink to="tag" label="modelset.tag_name" short="modelset.tag">
        <TagIcon fontSize="small" />
      </RowLink>
      <RowLink to="live" label="modelset.live_name" short="modelset.live">
        <LiveIcon fontSize="small" />
      </RowLink>
      <EditLink />
      <DeleteLink refused="modelset.never_deleted" />
      <RowLink to="view" label="modelset.details_name" ofRow>
        <DetailsIcon fontSize="small" />
      </RowLink>
      <QuestionsLink />
    </ActionColumn>
  </ListScreen>
);
