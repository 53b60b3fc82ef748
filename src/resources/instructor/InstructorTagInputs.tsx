import { SubcourseInput } from '@/components/cascades/SubcourseInput';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { InstructorInput } from '@/components/courseTree/InstructorInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';

/** What an instructor is tagged with; where the heading doesn't say which instructor, that is chosen too. */
export const InstructorTagInputs = () => (
  <>
    <InstructorInput source="instructor" />
    <CourseInput />
    <SubcourseInput />
    <RadioButtonGroupInput source="instructor_type" />
  </>
);
