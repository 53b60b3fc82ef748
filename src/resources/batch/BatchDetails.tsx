import { AuditDetails } from '@/components/fields/AuditDetails';
import { BsDateDetail } from '@/components/fields/BsDateDetail';
import { Detail, Details } from '@/components/fields/Details';

/** A batch's details and audit. */
export const BatchDetails = () => (
  <Details>
    <Detail source="course_name" />
    <Detail source="batch_year" />
    <Detail source="batch_name" />
    <BsDateDetail source="batch_start_date_nep" />
    <BsDateDetail source="batch_end_date_nep" />
    <AuditDetails />
  </Details>
);
