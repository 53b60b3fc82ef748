import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { SubcourseInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { InstructorInput } from '@/components/product/courseTree/InstructorInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { viewPopup } from '@/components/record/dialogs/changePopup';
import { tagPopups } from '@/components/record/dialogs/tagPopups';
import { useLanguage } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { verb } from '@/contract/adapter';
import {
  instructorTagAdapter,
  instructorTagCalls,
  instructorTagEditForm,
  instructorTagForm,
  newInstructorTagForm,
} from '@/contract/instructorTag';
import { names, typeText } from './instructorTexts';

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
    newForm: newInstructorTagForm,
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
          <Words text={tag?.instructor_name ?? ''} />
        </Link>
      </DetailRow>
      <Detail source="course_name" />
      <Detail source="subcourse_name" />
      <Detail source="instructor_type">{(type) => typeText(type, language)}</Detail>
      <AuditDetails />
    </Details>
  );
}
