import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A lesson's details, its parents, and its files. */
export const LessonDetails = () => (
  <Details>
    <Detail source="lesson_title" />
    <Detail source="lesson_order" />
    <HoursDetail />
    <AuditDetails />
  </Details>
);
