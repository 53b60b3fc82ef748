import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { places } from '@/components/record/inOrder';
import { IconLink } from '@/components/routing/IconLink';
import { courseYearSearch } from './courseYearSearch';
import { type Placed, setupOf } from './modelsetAddresses';

export const ModelsetBatchTagList = () => (
  <ListScreen first={<FirstLink to="/modelsetSetup" what="modelsets" />} filter={courseYearSearch} fixedHeight={450}>
    <Column source="modelset_name" />
    <Column source="batch_name" />
    <Column source="year" />
    <ActionColumn>
      <ModelsetLink />
      <EditLink />
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);

/** Links a tag to its model set, in the list of its course and year. */
function ModelsetLink() {
  const translate = useTranslate();
  const tag = useRecordContext();
  if (!tag) return null;
  const modelset: Placed = { iid: tag.modelset_iid, course_iid: tag.courses, year: tag.year };
  return (
    <IconLink
      label={translate('ui.view_name', { name: tag.modelset_name })}
      to={setupOf(modelset, `/view/${modelset.iid}`)}
      details
    >
      <ViewIcon fontSize="small" />
    </IconLink>
  );
}

ModelsetLink.place = places.view;
