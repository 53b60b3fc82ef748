import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { SafeHtml } from '@/components/html/SafeHtml';

/** A frequently asked question as it stands, and who made it so. */
export const FaqDetails = () => (
  <Details>
    <Detail source="course_name" />
    <Detail source="faq_title" />
    <Detail source="faq_desc">{(html) => <SafeHtml html={html} profile="content" />}</Detail>
    <Detail source="priority_order" />
    <AuditDetails />
  </Details>
);
