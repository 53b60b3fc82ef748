import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A department's details and audit. */
export const DepartmentDetails = () => (
  <Details>
    <Detail source="department_name" />
    <Detail source="department_code" />
    <AuditDetails />
  </Details>
);
