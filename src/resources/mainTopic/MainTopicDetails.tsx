import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { PathDetails } from '@/components/courseTree/PathDetails';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A main topic as it stands, and what it belongs to. */
export const MainTopicDetails = () => (
  <Details>
    <PathDetails level="main_topic" />
    <Detail source="topic_title" />
    <HoursDetail />
    <AuditDetails />
  </Details>
);
