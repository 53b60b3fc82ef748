import StatusIcon from '@mui/icons-material/SwapHoriz';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { usePopupOf, useRowName } from '@/components/list/columns/RowLink';
import { ChipLink } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import { StatusFilter } from '@/components/list/toolbar/shortInputs';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { MomentField } from '@/components/record/details/MomentDetail';
import { places } from '@/components/record/inOrder';
import { momentText } from '@/components/ui/text/dates';
import { digitsText, useLanguage } from '@/components/ui/text/digits';
import { liveQuizFilter } from '@/contract/filters';
import { courseYearSearch } from './courseYearSearch';
import { liveStatusText } from './modelsetTexts';

const filter = {
  schema: liveQuizFilter,
  inputs: (
    <>
      {courseYearSearch.inputs}
      <StatusFilter source="live_exam_status" />
    </>
  ),
};

export const LiveQuizList = () => (
  <ListScreen actions={<AddButton />} filter={filter} sort={byStart} fixedHeight={450}>
    <Column source="modelset_name" />
    <Column source="live_start_date_time" text={momentText}>
      <MomentField source="live_start_date_time" />
    </Column>
    <Column source="live_end_date_time" text={momentText}>
      <MomentField source="live_end_date_time" />
    </Column>
    <Column source="exam_time_duration" text={digitsText} isShort />
    <Column source="live_exam_status" text={liveStatusText}>
      <LiveStatusLink />
    </Column>
    <ActionColumn />
  </ListScreen>
);

const byStart = { field: 'live_start_date_time', order: 'ASC' } as const;

/** Shows the status of a row's live quiz, as a link to the popup that sets it. */
function LiveStatusLink() {
  const translate = useTranslate();
  const language = useLanguage();
  const name = useRowName();
  const popupOf = usePopupOf();
  const quiz = useRecordContext();
  const status = String(quiz?.live_exam_status);
  return (
    <ChipLink
      to={popupOf('status', quiz?.id)}
      text={liveStatusText(status, language)}
      action={translate('live_quiz.status_name', { name })}
      short={translate('live_quiz.status')}
      color={colors[status] ?? 'default'}
      icon={<StatusIcon fontSize="small" />}
    />
  );
}

LiveStatusLink.place = places.own;

const colors: Readonly<Record<string, 'primary' | 'success'>> = { PENDING: 'primary', RUNNING: 'success' };
