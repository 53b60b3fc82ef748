import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { useRowName } from '@/components/list/columns/useRowName';
import { places } from '@/components/record/inOrder';
import { IconLink } from '@/components/routing/IconLink';
import { viewOf } from './modelsetAddresses';

/** Links a row to the questions of its model set. */
export function QuestionsLink() {
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
