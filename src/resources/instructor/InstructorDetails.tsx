import { useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { EmailDetail, PhoneDetail } from '@/components/fields/ContactDetail';
import { Detail, Details } from '@/components/fields/Details';
import { PersonImageDetail } from '@/components/fields/PersonImageDetail';
import { InstructorTags } from './InstructorTags';

/** An instructor's details, tags (the subcourses taught) and audit. */
export function InstructorDetails() {
  const translate = useTranslate();
  return (
    <Details>
      <PersonImageDetail source="image" label="instructor.image" />
      <Detail source="experience" />
      <Detail source="instructor_short_desc" />
      <InstructorTags />
      <EmailDetail source="email" />
      <PhoneDetail source="mobile_no" />
      <Detail source="gender">{(gender) => translate(`choices.gender.${gender}`)}</Detail>
      <AuditDetails />
    </Details>
  );
}
