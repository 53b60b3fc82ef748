import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { WayDetails } from '@/components/courseTree/WayDetails';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A lesson as it stands, what it belongs to, and its files. */
export const LessonDetails = () => (
  <Details>
    <WayDetails level="lesson" />
    <Detail source="lesson_title" />
    <Detail source="lesson_order" />
    <HoursDetail />
    <AuditDetails />
  </Details>
);
