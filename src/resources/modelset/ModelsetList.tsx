import DetailsIcon from '@mui/icons-material/InfoOutlined';
import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import LiveIcon from '@mui/icons-material/SensorsOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { CopyLink, DeleteLink, EditLink, RowLink, useRowName } from '@/components/list/columns/RowLink';
import { StatusLink, status } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { places } from '@/components/record/inOrder';
import { IconLink } from '@/components/routing/IconLink';
import { courseYearSearch } from './courseYearSearch';
import { viewOf } from './modelsetAddresses';
import { typeText } from './modelsetTexts';

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
      <RowLink to="tag" label="modelset.tag_name" short="modelset.tag" word="modelset.tag_word">
        <TagIcon fontSize="small" />
      </RowLink>
      <RowLink to="live" label="modelset.live_name" short="modelset.live" word="modelset.live_word">
        <LiveIcon fontSize="small" />
      </RowLink>
      <EditLink />
      <CopyLink />
      <DeleteLink refused="modelset.never_deleted" />
      <RowLink to="view" label="modelset.details_name" ofRow>
        <DetailsIcon fontSize="small" />
      </RowLink>
      <QuestionsLink />
    </ActionColumn>
  </ListScreen>
);

/** Links a row to the questions of its model set. */
function QuestionsLink() {
  const translate = useTranslate();
  const name = useRowName();
  const modelset = useRecordContext();
  return (
    modelset && (
      <IconLink label={translate('ui.view_name', { name })} short={translate('modelset.see_questions')} to={viewOf(modelset)}>
        <ViewIcon fontSize="small" />
      </IconLink>
    )
  );
}

QuestionsLink.place = places.view;
