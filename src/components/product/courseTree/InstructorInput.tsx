import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import type { Reply } from '@/contract/call';
import { instructorCalls } from '@/contract/instructor';
import { useRead } from '@/providers/data/useRead';

interface InstructorInputProps {
  source: string;
  /** A key: what follows where none is chosen, as `ReferenceInput` shows it. */
  later?: string;
}

/** The instructor that a record belongs to. */
export const InstructorInput = ({ source, later }: InstructorInputProps) => (
  <ReferenceInput
    source={source}
    later={later}
    adds={adds}
    choices={useRead(instructorCalls.fetchInstructorSelect, {}, instructorsOf)}
  />
);

const adds = { to: '/instructorsetup/add', right: 'people' } as const;

const instructorsOf = ({ data }: Reply<typeof instructorCalls.fetchInstructorSelect>) =>
  data.map(({ iid, instructor_name }) => ({ id: iid, name: instructor_name }));
