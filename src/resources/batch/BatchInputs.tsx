import { CourseInput } from '@/components/courseTree/CourseInput';
import { Cell } from '@/components/form/Cell';
import { BsDateRangeInput } from '@/components/inputs/BsDateRangeInput';
import { TextInput } from '@/components/inputs/TextInput';
import { YearInput } from '@/components/inputs/YearInput';

/** The inputs of a batch, for both of its forms. */
export const BatchInputs = () => (
  <>
    <Cell width={8}>
      <CourseInput />
    </Cell>
    <Cell width={4}>
      <YearInput source="batch_year" />
    </Cell>
    <TextInput source="batch_name" />
    <BsDateRangeInput
      start={{ source: 'batch_start_date_nep', ad: 'batch_start_date' }}
      end={{ source: 'batch_end_date_nep', ad: 'batch_end_date' }}
    />
  </>
);
