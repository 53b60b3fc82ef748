import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A main topic as it stands, and what it belongs to. */
export const MainTopicDetails = () => (
  <Details>
    <Detail source="topic_title" />
    <HoursDetail />
    <AuditDetails />
  </Details>
);
