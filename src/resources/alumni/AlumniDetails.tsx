import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { PersonImageDetail } from '@/components/fields/PersonImageDetail';
import { RatingDetail } from '@/components/fields/RatingDetail';

/** The details of a former learner, with the audit. */
export const AlumniDetails = () => (
  <Details>
    <PersonImageDetail source="alumni_img" label="alumni.image" />
    <Detail source="alumni_achievement" />
    <Detail source="course_name" />
    <RatingDetail source="rating" />
    <Detail source="alumni_desc" />
    <AuditDetails />
  </Details>
);
