import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A designation as it stands, and who made it so. */
export const DesignationDetails = () => (
  <Details>
    <Detail source="designation" />
    <Detail source="designation_code" />
    <AuditDetails />
  </Details>
);
