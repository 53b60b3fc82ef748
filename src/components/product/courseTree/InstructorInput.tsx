import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import type { Reply } from '@/contract/call';
import { instructorCalls } from '@/contract/instructor';
import { useRead } from '@/providers/data/useRead';

/** The instructor that a record belongs to. */
export const InstructorInput = ({ source }: { source: string }) => (
  <ReferenceInput source={source} choices={useRead(instructorCalls.fetchInstructorSelect, {}, instructorsOf)} />
);

const instructorsOf = ({ data }: Reply<typeof instructorCalls.fetchInstructorSelect>) =>
  data.map(({ iid, instructor_name }) => ({ id: iid, name: instructor_name }));
