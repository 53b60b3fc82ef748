import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A main topic's details, and its parents. */
export const MainTopicDetails = () => (
  <Details>
    <Detail source="topic_title" label="main_topic.title" />
    <HoursDetail />
    <AuditDetails />
  </Details>
);
