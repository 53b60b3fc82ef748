import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A course category's details and audit. */
export const CategoryDetails = () => (
  <Details>
    <Detail source="category_name" />
    <Detail source="course_categories_code" />
    <AuditDetails />
  </Details>
);
