import { type RaRecord, RecordContextProvider } from 'react-admin';
import { Detail, Details } from '@/components/fields/Details';

/** Which model set is tagged, and of which course and year it is. */
export const TaggedModelset = ({ record }: { record: RaRecord }) => (
  <RecordContextProvider value={record}>
    <Details>
      <Detail source="modelset_name" />
      <Detail source="course_name" />
      <Detail source="year" />
    </Details>
  </RecordContextProvider>
);
