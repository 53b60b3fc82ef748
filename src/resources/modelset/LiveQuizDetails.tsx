import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { MomentDetail } from '@/components/fields/MomentDetail';
import { useDigits } from '@/components/useDigits';

/** A live quiz's details and audit. */
export function LiveQuizDetails() {
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
