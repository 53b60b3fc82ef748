import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { HtmlDetail } from '@/components/fields/HtmlDetail';

/** A frequently asked question's details and audit. */
export const FaqDetails = () => (
  <Details>
    <Detail source="course_name" />
    <Detail source="faq_title" />
    <HtmlDetail source="faq_desc" />
    <Detail source="priority_order" />
    <AuditDetails />
  </Details>
);
