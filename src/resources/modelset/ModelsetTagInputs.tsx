import { type RaRecord, RecordContextProvider } from 'react-admin';
import { BatchInput } from '@/components/cascades/BatchInput';
import { Detail, Details } from '@/components/fields/Details';

/** Which model set is tagged, and the batch to choose: one of its course and year. */
export const ModelsetTagInputs = ({ record }: { record: RaRecord }) => (
  <>
    <RecordContextProvider value={record}>
      <Details>
        <Detail source="modelset_name" />
        <Detail source="course_name" />
        <Detail source="year" />
      </Details>
    </RecordContextProvider>
    <BatchInput year="batch_year" />
  </>
);
