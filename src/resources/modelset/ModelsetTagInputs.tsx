import type { RaRecord } from 'react-admin';
import { BatchInput } from '@/components/cascades/BatchInput';
import { TaggedModelset } from './TaggedModelset';

/** Names the model set that is tagged, with the input of its batch, of the same course and year. */
export const ModelsetTagInputs = ({ record }: { record: RaRecord }) => (
  <>
    <TaggedModelset record={record} />
    <BatchInput year="batch_year" />
  </>
);
