import { BatchInput } from '@/components/cascades/BatchInput';
import { ModelsetInput } from '@/components/cascades/ModelsetInput';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { Cell } from '@/components/form/Cell';
import { YearInput } from '@/components/inputs/YearInput';

/** The inputs of a tag's model set and batch, both of one course and year. */
export const ModelsetBatchTagInputs = () => (
  <>
    <Cell width={8}>
      <CourseInput />
    </Cell>
    <Cell width={4}>
      <YearInput source="batch_year" />
    </Cell>
    <ModelsetInput year="batch_year" />
    <BatchInput year="batch_year" />
  </>
);
