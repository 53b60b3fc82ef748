import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A quiz level's details and audit. */
export const QuizLevelDetails = () => (
  <Details>
    <Detail source="level_name" />
    <AuditDetails />
  </Details>
);
