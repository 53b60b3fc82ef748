import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { HtmlDetail } from '@/components/fields/HtmlDetail';
import { QuizzesDetail } from './QuizzesDetail';

/** A passage's details, with its questions and its audit. */
export const PassageDetails = () => (
  <Details>
    <Detail source="course_name" />
    <HtmlDetail source="paragraph" />
    <QuizzesDetail />
    <AuditDetails />
  </Details>
);
