import type { RaRecord } from 'react-admin';
import { LiveScheduleInputs } from './LiveScheduleInputs';
import { TaggedModelset } from './TaggedModelset';

/** Names the model set to tag as a live quiz, with its schedule's inputs. */
export const LiveTagInputs = ({ record }: { record: RaRecord }) => (
  <>
    <TaggedModelset record={record} />
    <LiveScheduleInputs />
  </>
);
