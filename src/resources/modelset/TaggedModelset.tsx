import { type RaRecord, RecordContextProvider } from 'react-admin';
import { Detail, Details } from '@/components/fields/Details';

/** Names the tagged model set, its course and its year. */
export const TaggedModelset = ({ record }: { record: RaRecord }) => (
  <RecordContextProvider value={record}>
    <Details>
      <Detail source="modelset_name" />
      <Detail source="course_name" />
      <Detail source="year" />
    </Details>
  </RecordContextProvider>
);
