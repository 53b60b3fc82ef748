import { BatchInput } from '@/components/cascades/BatchInput';
import { ModelsetInput } from '@/components/cascades/ModelsetInput';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { YearInput } from '@/components/inputs/YearInput';

/** The inputs of a tag's model set and batch, both of one course and year. */
export const ModelsetBatchTagInputs = () => (
  <>
    <CourseInput />
    <YearInput source="batch_year" />
    <ModelsetInput year="batch_year" />
    <BatchInput year="batch_year" />
  </>
);
