import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { HtmlDetail } from '@/components/fields/HtmlDetail';
import { VideoDetail } from '@/components/video/VideoDetail';

/** A program overview's details and audit. */
export const OverviewDetails = () => (
  <Details>
    <Detail source="course_name" />
    <Detail source="overview_title" />
    <HtmlDetail source="overview_desc" />
    <VideoDetail source="overview_video_url" />
    <Detail source="priority_order" />
    <AuditDetails />
  </Details>
);
