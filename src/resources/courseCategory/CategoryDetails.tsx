import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A course category as it stands, and who made it so. */
export const CategoryDetails = () => (
  <Details>
    <Detail source="category_name" />
    <Detail source="course_categories_code" />
    <AuditDetails />
  </Details>
);
