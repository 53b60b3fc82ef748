import type { RaRecord } from 'react-admin';
import { LiveScheduleInputs } from './LiveScheduleInputs';
import { TaggedModelset } from './TaggedModelset';

/** Names the model set that is tagged as a live quiz, with the inputs of for whom and when. */
export const LiveTagInputs = ({ record }: { record: RaRecord }) => (
  <>
    <TaggedModelset record={record} />
    <LiveScheduleInputs />
  </>
);
