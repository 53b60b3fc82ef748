import { OptionalRecordContextProvider, type RaRecord } from 'react-admin';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { Detail, Details } from '@/components/fields/Details';

/** Which feature is tagged, and the course to choose; `record` is the feature, where the form has no tag yet. */
export const FeatureTagInputs = ({ record }: { record?: RaRecord }) => (
  <>
    <OptionalRecordContextProvider value={record}>
      <Details>
        <Detail source="features_title" />
      </Details>
    </OptionalRecordContextProvider>
    <CourseInput />
  </>
);
