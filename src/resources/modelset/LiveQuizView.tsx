import { useRecordContext } from 'react-admin';
import { viewPopup } from '@/components/dialogs/viewPopup';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { MomentDetail } from '@/components/fields/MomentDetail';
import { useLanguage } from '@/components/fields/useLanguage';
import { StatusChip } from '@/components/record/StatusChip';
import { useDigits } from '@/components/useDigits';
import { liveStatusText } from './liveStatusText';

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
      <Detail source="course_name" />
      <Detail source="year" />
      <Detail source="modelset_name" />
      <Detail source="batch_name" />
      <MomentDetail source="live_start_date_time" />
      <MomentDetail source="live_end_date_time" />
      <Detail source="exam_time_duration">{digits}</Detail>
      <AuditDetails />
    </Details>
  );
}
