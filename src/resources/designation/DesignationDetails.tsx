import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A designation's details and audit. */
export const DesignationDetails = () => (
  <Details>
    <Detail source="designation" />
    <Detail source="designation_code" />
    <AuditDetails />
  </Details>
);
