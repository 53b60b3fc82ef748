import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { SubcourseInput } from '@/components/cascades/SubcourseInput';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { InstructorInput } from '@/components/courseTree/InstructorInput';
import { tagPopups } from '@/components/dialogs/tagPopups';
import { viewPopup } from '@/components/dialogs/viewPopup';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/fields/Details';
import { useLanguage } from '@/components/fields/useLanguage';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { instructorTagCalls, instructorTagEditForm, instructorTagForm } from '@/contract/instructorTag';
import { verb } from '@/providers/data/adapter';
import { instructorTagAdapter } from '@/providers/data/adapters/instructorTag';
import { names } from './instructorNames';
import { typeText } from './typeText';

/** The inputs of an instructor's tag; if the heading doesn't name the instructor, that is chosen too. */
const InstructorTagInputs = () => (
  <>
    <InstructorInput source="instructor" />
    <CourseInput />
    <SubcourseInput />
    <RadioButtonGroupInput source="instructor_type" />
  </>
);

/** The popups of instructors' tags. */
export const InstructorTagPopups = {
  ...tagPopups({
    name: 'instructor_tag',
    form: instructorTagForm,
    editForm: instructorTagEditForm,
    Inputs: InstructorTagInputs,
    add: verb(instructorTagCalls.tagInstructor, 'instructor'),
    remove: { texts: 'instructor_tag.delete', change: instructorTagAdapter.delete },
    restore: { texts: 'instructor_tag.restore', change: verb(instructorTagCalls.restoreInstructorTag, 'tag_id') },
  }),
  View: viewPopup({ name: 'instructor_tag', Details: InstructorTagDetails }),
};

/** An instructor's tag, with its audit. */
function InstructorTagDetails() {
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
