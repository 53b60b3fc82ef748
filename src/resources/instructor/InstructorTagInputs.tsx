import { SubcourseInput } from '@/components/cascades/SubcourseInput';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { InstructorInput } from '@/components/courseTree/InstructorInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';

/** The inputs of an instructor's tag; if the heading doesn't name the instructor, that is chosen too. */
export const InstructorTagInputs = () => (
  <>
    <InstructorInput source="instructor" />
    <CourseInput />
    <SubcourseInput />
    <RadioButtonGroupInput source="instructor_type" />
  </>
);
