import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { WayDetails } from '@/components/courseTree/WayDetails';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A main topic as it stands, and what it belongs to. */
export const MainTopicDetails = () => (
  <Details>
    <WayDetails level="main_topic" />
    <Detail source="topic_title" />
    <HoursDetail />
    <AuditDetails />
  </Details>
);
