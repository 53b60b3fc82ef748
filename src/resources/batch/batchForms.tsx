import { BsDateRangeInput } from '@/components/form/inputs/BsDateRangeInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { BsDateDetail } from '@/components/record/details/MomentDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { batchEditForm, batchForm } from '@/contract/batch';
import { RecordingsInBatch } from './RecordingsInBatch';

/** The inputs of a batch, for both of its forms. */
const BatchInputs = () => (
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
    <RecordingsInBatch />
  </>
);

/** A batch's details and audit. */
const BatchDetails = () => (
  <Details>
    <Detail source="batch_name" />
    <BsDateDetail source="batch_start_date_nep" />
    <BsDateDetail source="batch_end_date_nep" />
    <Detail source="batch_year" />
    <Detail source="course_name" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a batch. */
export const batchForms: RecordForms = {
  name: 'batch',
  form: batchForm,
  editForm: batchEditForm,
  Inputs: BatchInputs,
  Details: BatchDetails,
};
