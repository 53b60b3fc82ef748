import StatusIcon from '@mui/icons-material/SwapHoriz';
import { useRecordContext, useTranslate } from 'react-admin';
import { MomentField } from '@/components/fields/MomentField';
import { momentText } from '@/components/fields/momentText';
import { useLanguage } from '@/components/fields/useLanguage';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { ChipLink } from '@/components/list/columns/ChipLink';
import { Column } from '@/components/list/columns/Column';
import { digitsText } from '@/components/list/columns/digitsText';
import { usePopupOf } from '@/components/list/columns/usePopupOf';
import { useRowName } from '@/components/list/columns/useRowName';
import { ListScreen } from '@/components/list/ListScreen';
import { StatusFilter } from '@/components/list/toolbar/shortInputs';
import { places } from '@/components/record/inOrder';
import { liveQuizFilter } from '@/contract/liveQuizFilter';
import { courseYearSearch } from './courseYearSearch';
import { liveStatusText } from './liveStatusText';

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
  <ListScreen filter={filter} sort={byStart} fixedHeight={450}>
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
