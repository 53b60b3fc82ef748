import type { RaRecord } from 'react-admin';
import { LiveScheduleInputs } from './LiveScheduleInputs';
import { TaggedModelset } from './TaggedModelset';

/** Which model set is tagged as a live quiz, for whom and when. */
export const LiveTagInputs = ({ record }: { record: RaRecord }) => (
  <>
    <TaggedModelset record={record} />
    <LiveScheduleInputs />
  </>
);
