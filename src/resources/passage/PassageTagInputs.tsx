import { SubcourseInput } from '@/components/cascades/SubcourseInput';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { Cell } from '@/components/form/Cell';
import { YearInput } from '@/components/inputs/YearInput';
import { PassageModelsetInput } from './PassageModelsetInput';

/** The inputs of a passage's tag: a subcourse, and a model set of a year that may have a passage, both of one course. */
export const PassageTagInputs = () => (
  <>
    <CourseInput />
    <SubcourseInput />
    <Cell width={4}>
      <YearInput source="year" />
    </Cell>
    <Cell width={8}>
      <PassageModelsetInput />
    </Cell>
  </>
);
