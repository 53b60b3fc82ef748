import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A quiz level as it stands, and who made it so. */
export const QuizLevelDetails = () => (
  <Details>
    <Detail source="level_name" />
    <AuditDetails />
  </Details>
);
