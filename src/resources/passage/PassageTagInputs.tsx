import { ModelsetInput } from '@/components/cascades/ModelsetInput';
import { SubcourseInput } from '@/components/cascades/SubcourseInput';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { YearInput } from '@/components/inputs/YearInput';

/** Where a passage stands: a subcourse, and a model set of a year, both of one course. */
export const PassageTagInputs = () => (
  <>
    <CourseInput />
    <SubcourseInput />
    <YearInput source="year" />
    <ModelsetInput />
  </>
);
