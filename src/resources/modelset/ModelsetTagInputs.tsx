import type { RaRecord } from 'react-admin';
import { BatchInput } from '@/components/cascades/BatchInput';
import { TaggedModelset } from './TaggedModelset';

/** Which model set is tagged, and the batch to choose: one of its course and year. */
export const ModelsetTagInputs = ({ record }: { record: RaRecord }) => (
  <>
    <TaggedModelset record={record} />
    <BatchInput year="batch_year" />
  </>
);
