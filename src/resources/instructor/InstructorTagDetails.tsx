import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/fields/Details';
import { useLanguage } from '@/components/fields/useLanguage';
import { names } from './instructorNames';
import { typeText } from './typeText';

/** An instructor's tag, with its audit. */
export function InstructorTagDetails() {
  const language = useLanguage();
  const tag = useRecordContext();
  return (
    <Details>
      <DetailRow source="instructor">
        <Link component={RouterLink} to={`/${names.instructor}/view/${tag?.instructor_iid}`}>
          {tag?.instructor_name}
        </Link>
      </DetailRow>
      <Detail source="course_name" />
      <Detail source="subcourse_name" />
      <Detail source="instructor_type">{(type) => typeText(type, language)}</Detail>
      <AuditDetails />
    </Details>
  );
}
