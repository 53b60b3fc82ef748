import { useRecordContext } from 'react-admin';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { MomentDetail } from '@/components/record/details/MomentDetail';
import { viewPopup } from '@/components/record/dialogs/changePopup';
import { StatusChip } from '@/components/record/StatusChip';
import { useDigits, useLanguage } from '@/components/ui/text/digits';
import { liveStatusText } from './modelsetTexts';

/** The popup that shows a live quiz. */
export const LiveQuizView = viewPopup({ name: 'live_quiz', Details: LiveQuizDetails, Status: LiveStatus });

/** Shows the status of the context's live quiz. */
function LiveStatus() {
  const language = useLanguage();
  const status = String(useRecordContext()?.live_exam_status);
  return <StatusChip good={status === 'RUNNING'} label={liveStatusText(status, language)} />;
}

/** A live quiz's details and audit. */
function LiveQuizDetails() {
  const digits = useDigits();
  return (
    <Details>
      <Detail source="modelset_name" />
      <MomentDetail source="live_start_date_time" />
      <MomentDetail source="live_end_date_time" />
      <Detail source="exam_time_duration">{digits}</Detail>
      <Detail source="batch_name" />
      <Detail source="course_name" />
      <Detail source="year" />
      <AuditDetails />
    </Details>
  );
}
